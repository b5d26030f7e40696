import type { KindChangeSnapshot } from './kindChange.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: KindChangeSnapshot) => {
  if (snapshot.hasTag('choosing')) return 'choosing'
  return snapshot.hasTag('confirm') ? 'confirm' : 'resting'
}
export const selectChosen = (snapshot: KindChangeSnapshot) => snapshot.context.chosen
/** Why the change was refused; `null` = it was not. */
export const selectRefusal = (snapshot: KindChangeSnapshot) => snapshot.context.refusal
export const selectIsSending = (snapshot: KindChangeSnapshot) => snapshot.context.isSending
/** The password, and the change under way; present only while the person confirms. */
export const selectConfirmation = (snapshot: KindChangeSnapshot) => snapshot.children.confirmation ?? null
