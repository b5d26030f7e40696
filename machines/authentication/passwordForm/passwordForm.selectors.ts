import type { PasswordRuleCode } from '#contract/authentication/passwords.ts'
import type { PasswordFormSnapshot } from './passwordForm.machine.ts'

const noRules: readonly PasswordRuleCode[] = []

type PasswordFormView = 'checking' | 'unreachable' | 'expired' | 'elsewhere' | 'form'

export function selectView(snapshot: PasswordFormSnapshot): PasswordFormView {
  if (snapshot.hasTag('checking')) return 'checking'
  if (snapshot.hasTag('unreachable')) return 'unreachable'
  if (snapshot.hasTag('expired')) return 'expired'
  if (snapshot.hasTag('wrongOffer')) return 'elsewhere'
  return 'form'
}

export const selectEmail = (snapshot: PasswordFormSnapshot) => snapshot.context.email
export const selectKind = (snapshot: PasswordFormSnapshot) => snapshot.context.kind
export const selectIsBusy = (snapshot: PasswordFormSnapshot) => snapshot.hasTag('busy')
export const selectAllowedOffer = (snapshot: PasswordFormSnapshot) => snapshot.context.allowedOffer
export const selectStrength = (snapshot: PasswordFormSnapshot) => snapshot.context.strength
/** The checklist shows failing rules only once the form was submitted (specification §4). */
export const selectShownFailures = (snapshot: PasswordFormSnapshot) =>
  (snapshot.context.submitCount > 0 && snapshot.context.failedRules) || noRules
/** Why the server refuses the typed password. */
export const selectRefusal = (snapshot: PasswordFormSnapshot) => snapshot.context.refusal
/** `null` until something is typed: no rule is met yet, and none has failed. */
export const selectFailedRules = (snapshot: PasswordFormSnapshot) => snapshot.context.failedRules
/** The form shows a failed activation; a snack shows a failed reset (specification §8). */
export const selectHasFormError = (snapshot: PasswordFormSnapshot) =>
  snapshot.context.hasFailed && snapshot.context.kind === 'activation'
