import type { ImportSnapshot } from './import.machine.ts'

const parts = ['checking', 'reviewing', 'confirming', 'running'] as const
/** The view on screen of an import on the server. */
export const selectPart = (snapshot: ImportSnapshot) => {
  if (snapshot.hasTag('abandoning')) return snapshot.context.status?.state === 'checking' ? 'checking' : 'reviewing'
  return parts.find((part) => snapshot.hasTag(part)) ?? 'over'
}
export const selectFiles = (snapshot: ImportSnapshot) => snapshot.context.files
export const selectCanSend = (snapshot: ImportSnapshot) => snapshot.can({ type: 'files.send' })
/** The files are on their way, or the page of their import is about to open. */
export const selectIsBusy = (snapshot: ImportSnapshot) => snapshot.hasTag('sending') || snapshot.hasTag('sent')
export const selectCanConfirm = (snapshot: ImportSnapshot) => snapshot.can({ type: 'import.confirm' })
export const selectCanAbandon = (snapshot: ImportSnapshot) => snapshot.can({ type: 'import.abandon' })
export const selectIsAbandoning = (snapshot: ImportSnapshot) => snapshot.hasTag('abandoning')
/** Why the files were refused, or the import was not abandoned. */
export const selectSetback = (snapshot: ImportSnapshot) => snapshot.context.setback
export const selectIsSending = (snapshot: ImportSnapshot) => snapshot.context.isSending
/** The password, and the act under way; present only while the person confirms. */
export const selectConfirmation = (snapshot: ImportSnapshot) => snapshot.children.confirmation ?? null
/** Why the server no longer lets the import be confirmed. */
export const selectRefusal = (snapshot: ImportSnapshot) => snapshot.context.refusal
