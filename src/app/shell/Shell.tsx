import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { applicationPaths, isApplicationScreen } from '#contract/screens.ts'
import { selectLocation } from '#machines/portal/portal.selectors.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { selectSelectedPlaceId } from '#machines/session/session.selectors.ts'
import type { ShellRef } from '#machines/shell/shell.machine.ts'
import type { ScreenProps } from '#src/areas/screenProps.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { Arrival } from '../Arrival.tsx'
import { PartFallback } from '../PartFallback.tsx'
import type { PortalProps } from '../Portal.tsx'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import type { Screens } from './screens.tsx'

type Props = PortalProps & {
  screens: Screens
  shell: ShellRef
  session: SessionRef
  person: string
}

/** The frame of the main application, around the screen that the address names. */
export function Shell({ portalRef, api, parts, inspect, onChooseLocale, screens, shell, session, person }: Props) {
  const t = useTranslate()
  const { screen, pathname } = useSelector(portalRef, selectLocation)
  const placeId = useSelector(session, selectSelectedPlaceId)
  const props: ScreenProps = {
    api,
    person,
    placeId,
    session,
    shell,
    portal: portalRef,
    say: (snack) => portalRef.getSnapshot().children.snacks?.send({ type: 'snack.add', snack }),
    chooseLocale: onChooseLocale,
    inspect,
  }
  const shown = screen !== null && isApplicationScreen(screen) ? screens[screen] : null

  return (
    <>
      <SkipLink />
      <ImpersonationBanner sessionRef={session} />
      <Container width={1200}>
        <Logo />
        <Button variant="secondary" onClick={() => session.send({ type: 'session.signOut' })}>
          {t('shell.signOut')}
        </Button>
        <a href={applicationPaths.home}>{t('dashboard.title')}</a>
        <main id="content" tabIndex={-1}>
          <Suspense fallback={<PartFallback />} key={pathname}>
            {screen === 'terms' && <parts.Terms api={api} />}
            {shown && <shown.Screen {...props} />}
            {screen === null && <parts.NotFound />}
            <Arrival />
          </Suspense>
        </main>
      </Container>
    </>
  )
}
