import type { BindingSnapshot } from './binding.machine.ts'

export const selectIsBusy = (snapshot: BindingSnapshot) => snapshot.hasTag('busy')
/** The password is to be typed; `false` while it is judged, and once it is right. */
export const selectIsAsking = (snapshot: BindingSnapshot) => snapshot.hasTag('asking')
/** What is said above the password. */
export const selectMessage = (snapshot: BindingSnapshot) => snapshot.context.message
/** Its password is right, and yet it has not been taken. */
export const selectFailure = (snapshot: BindingSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  return snapshot.hasTag('failed') ? 'failed' : null
}
