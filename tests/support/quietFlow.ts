import { fromCallback } from 'xstate'
import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import { contestMachine } from '#machines/decisions/contest/contest.machine.ts'
import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import { outcomeMachine } from '#machines/payments/outcome/outcome.machine.ts'
import type { FetchedFlow, FlowName } from '#machines/portal/portal/portal.flow.ts'
import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'

/** A loaded flow whose actors do nothing. */
export function quietFlow(name: FlowName): FetchedFlow {
  switch (name) {
    case 'passwordRequest':
      return { name, logic: passwordRequestMachine, input: { email: null } }
    case 'passwordForm':
      return {
        name,
        logic: passwordFormMachine.provide({ actors: { measureStrength: fromCallback(() => {}) } }),
        input: { kind: 'reset', token: null },
      }
    case 'callback':
      return {
        name,
        logic: callbackMachine,
        input: {
          type: 'activation',
          result: null,
          hasSucceeded: false,
          email: null,
          unlockToken: null,
          allowedOffer: null,
        },
      }
    case 'outcome':
      return { name, logic: outcomeMachine, input: { type: 'signature', id: null, isSignedIn: false } }
    case 'contest':
      return { name, logic: contestMachine, input: { token: null } }
    case 'embeddedLogin':
      return { name, logic: embeddedLoginMachine, input: { origin: null } }
    case 'profileCheck':
      return {
        name,
        logic: profileCheckMachine.provide({ actions: { rememberSkip: () => {}, announceSaved: () => {} } }),
      }
    case 'maintenance':
      return { name, logic: maintenanceMachine }
  }
}
