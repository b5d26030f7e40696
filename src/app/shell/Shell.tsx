import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectPlaceId } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ShellRef } from '#machines/portal/shell/shell.machine.ts'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectAccessToken } from '#machines/session/session/session.selectors.ts'
import { withAccessToken } from '#src/api/fileUrl.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { TrailProvider } from '#src/parts/trail.ts'
import { media } from '#src/theme/scales.ts'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import type { PortalProps } from '../Portal.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { FrameStyles } from './FrameStyles.tsx'
import type { Frame } from './frame.ts'
import { FrameProvider } from './frame.ts'
import { framedPage } from './framedPage.ts'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
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

const columns = css({ display: 'flex', alignItems: 'flex-start', minHeight: ['100vh', '100dvh'] })
const column = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 'inherit',
  paddingBlockEnd: 'var(--frame-foot)',
  [media.print]: { paddingBlockEnd: 0 },
})
/** On a desktop, banner and top bar are sticky together; in smaller windows, only the banner is. */
const bars = css({
  display: 'contents',
  [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: 20 },
})

type Props = PortalProps & {
  screens: Screens
  overlays: Overlays
  shell: ShellRef
  session: SessionRef
  person: string
  apiBase: string
}

/** The frame of the main application, around the current screen. */
export function Shell({ screens, overlays, shell, session, person, apiBase, ...portal }: Props) {
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
  const viewer = useViewer(props)
  const unread = useUnreadCount(props)
  const frame: Frame = {
    ...props,
    viewer,
    unread,
    entries: navigationFor(viewer),
    current: framedPage(location.screen),
  }

  useEffect(() => followScroll(), [])
  useEffect(() => followShortcut(shell), [shell])

  return (
    <FrameProvider value={frame}>
      <TrailProvider value={parentsOf}>
        <FrameStyles />
        <SkipLink />
        <div css={columns}>
          <ShellSidebar />
          <div css={column}>
            <header css={bars}>
              <ImpersonationBanner sessionRef={session} />
              <ShellTopBar />
            </header>
            <ScreenPlace location={location} screens={screens} props={props} />
          </div>
        </div>
        <BottomNavigation />
        <MenuPlace Window={overlays.Menu} />
        <PalettePlace Window={overlays.Palette} />
        <LeavingPlace portalRef={portalRef} Window={overlays.Leaving} />
      </TrailProvider>
    </FrameProvider>
  )
}
