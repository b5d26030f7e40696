import { Fragment, Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { PortalLocation } from '#machines/portal/portal/portal.setup.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsOnline } from '#src/parts/useIsOnline.ts'
import { Box } from '#src/ui/Box.tsx'
import { Arrival } from '../Arrival.tsx'
import { AreaBoundary } from './AreaBoundary.tsx'
import { AwaitedPage } from './AwaitedPage.tsx'
import { framedPage } from './framedPage.ts'
import { NoPage } from './NoPage.tsx'
import type { Screens } from './screens.tsx'
import { restoreScroll } from './scrollMemory.ts'

type Props = { location: PortalLocation; screens: Screens; props: ScreenProps }

/** The screens on the device open sooner than this (ms). */
const patience = 1000

/**
 * The screen of the current address. The previous screen stays visible until the next one has loaded, so nothing flashes;
 * the navigation marks the new page immediately. Offline, loading may take long: then a placeholder replaces the previous
 * screen.
 */
export function ScreenPlace({ location, screens, props }: Props) {
  const deferred = useDeferredValue(location)
  const [late, setLate] = useState<PortalLocation>()
  const isOnline = useIsOnline()
  const shown = isOnline || late !== location ? deferred : location
  // The timer of a page that was left tells nothing about the current one.
  useEffect(() => void (isOnline || setTimeout(setLate, patience, location)), [isOnline, location])
  const { screen, pathname } = shown
  const page = framedPage(screen)
  const framed = page && screens(page)
  return (
    <Box as="main" id="content" tabIndex={-1} flex={1} minWidth={0} aria-busy={shown !== location || undefined}>
      <Suspense fallback={<AwaitedPage />}>
        <Fragment key={pathname}>
          <AreaBoundary>
            {framed && <framed.Screen {...props} pathname={pathname} />}
            {screen === null && <NoPage />}
          </AreaBoundary>
          <Arrival placeScroll={restoreScroll} />
        </Fragment>
      </Suspense>
    </Box>
  )
}
