import type { PasswordRuleCode } from '#contract/authentication/passwords.ts'
import type { PasswordFormSnapshot } from './passwordForm.machine.ts'

const noRules: readonly PasswordRuleCode[] = []

export const selectKind = (snapshot: PasswordFormSnapshot) => snapshot.context.kind
export const selectIsBusy = (snapshot: PasswordFormSnapshot) => snapshot.hasTag('busy')
export const selectIsExpired = (snapshot: PasswordFormSnapshot) => snapshot.hasTag('expired')
export const selectIsElsewhere = (snapshot: PasswordFormSnapshot) => snapshot.hasTag('wrongOffer')
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
