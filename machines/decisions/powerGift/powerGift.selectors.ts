import type { PowerGiftSnapshot } from './powerGift.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: PowerGiftSnapshot) => {
  if (snapshot.hasTag('writing')) return 'writing'
  if (snapshot.hasTag('confirm')) return 'confirm'
  return snapshot.hasTag('given') ? 'given' : 'over'
}
export const selectHolder = (snapshot: PowerGiftSnapshot) => snapshot.context.holder
export const selectInstructions = (snapshot: PowerGiftSnapshot) => snapshot.context.instructions
export const selectIsIncomplete = (snapshot: PowerGiftSnapshot) => snapshot.hasTag('incomplete')
export const selectIsSending = (snapshot: PowerGiftSnapshot) => snapshot.context.isSending
/** Why the server refused the holder. */
export const selectRefusal = (snapshot: PowerGiftSnapshot) => snapshot.context.refusal
/** The password, and the power under way; present only in the last step. */
export const selectConfirmation = (snapshot: PowerGiftSnapshot) => snapshot.children.confirmation ?? null
