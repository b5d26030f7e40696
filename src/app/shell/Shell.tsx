import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import {
  selectHasNoPlace,
  selectIsFetching,
  selectPlaceId,
} from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ShellRef } from '#machines/portal/shell/shell.machine.ts'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectAccessToken, selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'
import { withAccessToken } from '#src/api/fileUrl.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { TrailProvider } from '#src/parts/trail.ts'
import { FrameLayout } from '#src/ui/frame/FrameLayout.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import type { PortalProps } from '../Portal.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import type { Frame } from './frame.ts'
import { FrameProvider } from './frame.ts'
import { framedPage } from './framedPage.ts'
import { LeavingPlace } from './LeavingPlace.tsx'
import { MenuPlace } from './MenuPlace.tsx'
import { navigationFor, parentsOf } from './navigation.ts'
import type { Overlays } from './overlays.tsx'
import { PalettePlace } from './PalettePlace.tsx'
import { followShortcut } from './palette.ts'
import { ScreenPlace } from './ScreenPlace.tsx'
import { ShellSidebar, ShellTopBar } from './ShellBars.tsx'
import type { Screens } from './screens.tsx'
import { followScroll } from './scrollMemory.ts'
import { useUnreadCount } from './useUnreadCount.ts'
import { useViewer } from './useViewer.ts'
import { useWaiting } from './useWaiting.ts'

type Props = PortalProps & {
  screens: Screens
  overlays: Overlays
  needs: readonly NeedSource[]
  shell: ShellRef
  session: SessionRef
  person: string
  apiBase: string
}

/** The frame of the main application, around the current screen. */
export function Shell({ screens, overlays, needs, shell, session, person, apiBase, ...portal }: Props) {
  const { portalRef, api, inspect, onChooseLocale } = portal
  const location = useSelector(portalRef, selectLocation)
  const selection = useSelector(shell, selectPlaceSelection)
  const placeId = useSelector(selection, (snapshot) => snapshot && selectPlaceId(snapshot)) ?? null
  const props: ScreenProps = {
    api,
    fileUrl: (path) => withAccessToken(apiBase + path, selectAccessToken(session.getSnapshot())),
    person,
    placeId,
    session,
    shell,
    portal: portalRef,
    say: (snack) => portalRef.getSnapshot().children.snacks?.send({ type: 'snack.add', snack }),
    chooseLocale: onChooseLocale,
    preload: (page) => screens(page).preload(),
    inspect,
  }
  const isImpersonated = useSelector(session, (snapshot) => selectImpersonatedUser(snapshot) !== null)
  const isSelecting = useSelector(selection, (snapshot) => !snapshot || selectIsFetching(snapshot))
  const hasNoPlace = useSelector(selection, (snapshot) => snapshot !== undefined && selectHasNoPlace(snapshot))
  const viewer = useViewer({ ...props, isSelecting, hasNoPlace })
  const unread = useUnreadCount(props)
  const waiting = useWaiting(needs, props, viewer)
  const frame: Frame = {
    ...props,
    viewer,
    unread,
    waiting,
    // If the roles could not be loaded, the menu is that of an owner, like most; pages say themselves what the person may do there.
    entries: navigationFor(viewer.isKnown ? viewer : { ...viewer, roles: viewer.roles && ['coowner'] }),
    current: framedPage(location.screen),
  }

  useEffect(() => followScroll(), [])
  useEffect(() => followShortcut(shell), [shell])

  return (
    <FrameProvider value={frame}>
      <TrailProvider value={parentsOf}>
        <SkipLink />
        <FrameLayout
          side={<ShellSidebar />}
          bars={
            <>
              {isImpersonated && (
                <Suspense>
                  <overlays.Impersonation sessionRef={session} />
                </Suspense>
              )}
              <ShellTopBar />
            </>
          }
        >
          <ScreenPlace location={location} screens={screens} props={props} />
        </FrameLayout>
        <BottomNavigation />
        <MenuPlace Window={overlays.Menu} />
        <PalettePlace Window={overlays.Palette} />
        <LeavingPlace portalRef={portalRef} Window={overlays.Leaving} />
      </TrailProvider>
    </FrameProvider>
  )
}
