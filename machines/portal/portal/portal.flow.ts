import type { InputFrom } from 'xstate'
import { toPromise } from 'xstate'
import type { ScreenName } from '#contract/addresses.ts'
import type { CallbackRef, callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import type {
  EmbeddedLoginRef,
  embeddedLoginMachine,
} from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import type {
  PasswordFormRef,
  passwordFormMachine,
} from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import type {
  PasswordRequestRef,
  passwordRequestMachine,
} from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type { ContestRef, contestMachine } from '#machines/decisions/contest/contest.machine.ts'
import type { MaintenanceRef, maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import type { OutcomeRef, outcomeMachine } from '#machines/payments/outcome/outcome.machine.ts'
import type { ProfileCheckRef, profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'

type WithInput<Name extends string, Logic> = {
  readonly name: Name
  readonly logic: Logic
  readonly input: InputFrom<Logic>
}

/** A flow that most visits never need, loaded together with its input. */
export type FetchedFlow =
  | WithInput<'passwordRequest', typeof passwordRequestMachine>
  | WithInput<'passwordForm', typeof passwordFormMachine>
  | WithInput<'callback', typeof callbackMachine>
  | WithInput<'outcome', typeof outcomeMachine>
  | WithInput<'contest', typeof contestMachine>
  | WithInput<'embeddedLogin', typeof embeddedLoginMachine>
  | { readonly name: 'profileCheck'; readonly logic: typeof profileCheckMachine }
  | { readonly name: 'maintenance'; readonly logic: typeof maintenanceMachine }
export type FlowName = FetchedFlow['name']

/** The same flow, started. */
export type Flow =
  | { readonly name: 'passwordRequest'; readonly ref: PasswordRequestRef }
  | { readonly name: 'passwordForm'; readonly ref: PasswordFormRef }
  | { readonly name: 'callback'; readonly ref: CallbackRef }
  | { readonly name: 'outcome'; readonly ref: OutcomeRef }
  | { readonly name: 'contest'; readonly ref: ContestRef }
  | { readonly name: 'embeddedLogin'; readonly ref: EmbeddedLoginRef }
  | { readonly name: 'profileCheck'; readonly ref: ProfileCheckRef }
  | { readonly name: 'maintenance'; readonly ref: MaintenanceRef }

/** A screen of the portal, and the parameters in its address. */
export type Aim = {
  readonly screen: ScreenName
  readonly pathname?: string
  readonly search?: string
  readonly email?: string | null
  readonly hasSucceeded?: boolean
}

/** The address that a flow leads to once it is done. */
export async function outcomeOf(flow: Flow): Promise<Aim> {
  switch (flow.name) {
    case 'passwordRequest': {
      const { email } = await toPromise(flow.ref)
      return { screen: 'emailSent', email }
    }
    case 'passwordForm': {
      const { kind, result, email } = await toPromise(flow.ref)
      return {
        screen: 'callback',
        pathname: kind === 'activation' ? '/callback/activation' : '/callback/reinitialisation',
        email,
        hasSucceeded: result === 'success',
      }
    }
    default:
      await toPromise(flow.ref)
      return { screen: 'home' }
  }
}
