import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import { selectView } from '#machines/authentication/authentication/authentication.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { EmailForm } from './EmailForm.tsx'
import type { LaterViewProps } from './LaterView.tsx'
import { PasswordForm } from './PasswordForm.tsx'

type Props = {
  authenticationRef: AuthenticationRef
  /** Every offer's name and site, for the redirect notice. */
  sites: Page['sites']
  LaterView: ComponentType<LaterViewProps>
  /** The person is about to request a new password. */
  aimAtPasswordRequest?: () => void
}

export function AuthenticationScreen({ authenticationRef, sites, LaterView, aimAtPasswordRequest }: Props) {
  const t = useTranslate()
  const view = useSelector(authenticationRef, selectView)
  return (
    <AuthenticationLayout
      title={t(view === 'register' ? 'authentication.registerTitle' : 'authentication.title')}
      isRoomy
    >
      {view === 'email' && <EmailForm authenticationRef={authenticationRef} />}
      {view === 'password' && (
        <PasswordForm authenticationRef={authenticationRef} aimAtPasswordRequest={aimAtPasswordRequest} />
      )}
      {view !== 'email' && view !== 'password' && (
        <Suspense fallback={<ViewFallback />}>
          <LaterView view={view} authenticationRef={authenticationRef} sites={sites} />
        </Suspense>
      )}
    </AuthenticationLayout>
  )
}

function ViewFallback() {
  const t = useTranslate()
  return (
    <Grid alignContent="start" role="status" aria-busy="true">
      <Spinner size={32} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </Grid>
  )
}
