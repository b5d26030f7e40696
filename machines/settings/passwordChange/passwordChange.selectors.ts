import type { PasswordRuleCode } from '#contract/authentication/passwords.ts'
import type { PasswordChangeSnapshot } from './passwordChange.machine.ts'

const noRules: readonly PasswordRuleCode[] = []

export const selectIsBusy = (snapshot: PasswordChangeSnapshot) => snapshot.hasTag('busy')
export const selectIsChanged = (snapshot: PasswordChangeSnapshot) => snapshot.hasTag('changed')
export const selectStrength = (snapshot: PasswordChangeSnapshot) => snapshot.context.strength
export const selectFailedRules = (snapshot: PasswordChangeSnapshot) => snapshot.context.failedRules
/** The checklist shows failing rules only once the form was submitted (specification §4). */
export const selectShownFailures = (snapshot: PasswordChangeSnapshot) =>
  (snapshot.context.submitCount > 0 && snapshot.context.failedRules) || noRules
/** Why the server refuses the change; a refused new password is shown at its field instead. */
export const selectRefusal = ({ context: { refusal } }: PasswordChangeSnapshot) =>
  refusal?.kind === 'weak' ? null : refusal
export const selectWeakness = ({ context: { refusal } }: PasswordChangeSnapshot) =>
  refusal?.kind === 'weak' ? refusal.fieldCode : null
/** The key of the form: a changed password gives a new form, so that nothing stays typed. */
export const selectChanges = (snapshot: PasswordChangeSnapshot) => snapshot.context.changes
