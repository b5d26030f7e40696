import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import type { Page } from '#offers/page.schema.ts'
import { CheckMailView } from './CheckMailView.tsx'
import { RedirectView } from './RedirectView.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export type LaterViewProps = {
  view: 'register' | 'checkMail' | 'redirect'
  authenticationRef: AuthenticationRef
  sites: Page['sites']
}

/** The views that most sign-ins never need; their chunk loads when the flow first reaches one. */
export function LaterView({ view, authenticationRef, sites }: LaterViewProps) {
  switch (view) {
    case 'register':
      return <RegisterForm authenticationRef={authenticationRef} />
    case 'checkMail':
      return <CheckMailView authenticationRef={authenticationRef} />
    case 'redirect':
      return <RedirectView authenticationRef={authenticationRef} sites={sites} />
  }
}
