import type { PasswordConfirmationSnapshot } from './passwordConfirmation.machine.ts'

export const selectIsBusy = (snapshot: PasswordConfirmationSnapshot) => snapshot.hasTag('busy')
/** The password is to be typed; `false` while it is checked, and once it is right. */
export const selectIsAsking = (snapshot: PasswordConfirmationSnapshot) => snapshot.hasTag('asking')
/** The message above the password field. */
export const selectMessage = (snapshot: PasswordConfirmationSnapshot) => snapshot.context.message
/** Why an act with the right password is not settled. */
export const selectFailure = (snapshot: PasswordConfirmationSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  return snapshot.hasTag('failed') ? 'failed' : null
}
