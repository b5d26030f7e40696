import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AuthenticationRef } from '#machines/authentication/authentication.machine.ts'
import { selectView } from '#machines/authentication/authentication.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { CheckMailView } from './CheckMailView.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RedirectView } from './RedirectView.tsx'
import { RegisterForm } from './RegisterForm.tsx'

type Props = {
  authenticationRef: AuthenticationRef
  /** Every offer's name and site, for the redirect notice. */
  sites: Page['sites']
  /** Beside the logo: the choice of language, where the offer has one. */
  corner?: ReactNode
}

export function AuthenticationScreen({ authenticationRef, sites, corner }: Props) {
  const t = useTranslate()
  const view = useSelector(authenticationRef, selectView)
  return (
    <AuthenticationLayout
      title={t(view === 'register' ? 'authentication.registerTitle' : 'authentication.title')}
      corner={corner}
    >
      {view === 'email' && <EmailForm authenticationRef={authenticationRef} />}
      {view === 'password' && <PasswordForm authenticationRef={authenticationRef} />}
      {view === 'register' && <RegisterForm authenticationRef={authenticationRef} />}
      {view === 'checkMail' && <CheckMailView authenticationRef={authenticationRef} />}
      {view === 'redirect' && <RedirectView authenticationRef={authenticationRef} sites={sites} />}
    </AuthenticationLayout>
  )
}
