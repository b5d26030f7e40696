import type { PasswordConfirmationSnapshot } from './passwordConfirmation.machine.ts'

export const selectIsBusy = (snapshot: PasswordConfirmationSnapshot) => snapshot.hasTag('busy')
/** The password is to be typed; `false` while it is judged, and once it is right. */
export const selectIsAsking = (snapshot: PasswordConfirmationSnapshot) => snapshot.hasTag('asking')
/** What is said above the password. */
export const selectMessage = (snapshot: PasswordConfirmationSnapshot) => snapshot.context.message
/** Its password is right, and yet it has not been taken. */
export const selectFailure = (snapshot: PasswordConfirmationSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  return snapshot.hasTag('failed') ? 'failed' : null
}
