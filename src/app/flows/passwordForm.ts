import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { PasswordFormScreen } from '#src/areas/authentication/PasswordFormScreen.tsx'
import { passwordFormActors } from '#src/areas/authentication/passwordForm.actors.ts'
import type { FlowDependencies } from '../flowModules.ts'
import { resetFailureSnack } from './flowSnacks.ts'

export const Screen = PasswordFormScreen

/** /mot-de-passe/activation?invitation_token=… and /mot-de-passe/reinitialisation?reset_password_token=… */
export function fetchedFlow({ location, language, say, ...dependencies }: FlowDependencies): FetchedFlow {
  const query = new URLSearchParams(location.search)
  return {
    name: 'passwordForm',
    logic: passwordFormMachine.provide({
      actors: passwordFormActors(dependencies),
      actions: { announceResetFailure: () => say(resetFailureSnack(language.current().translate)) },
    }),
    input:
      location.screen === 'passwordActivation'
        ? { kind: 'activation', token: query.get('invitation_token') || null }
        : { kind: 'reset', token: query.get('reset_password_token') || null },
  }
}
