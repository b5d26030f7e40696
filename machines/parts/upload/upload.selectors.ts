import type { UploadSnapshot } from './upload.machine.ts'

export const selectIsChoosing = (snapshot: UploadSnapshot) => snapshot.hasTag('choosing')
export const selectIsOpen = (snapshot: UploadSnapshot) => snapshot.hasTag('open')
/** The file is read and waits for its name. */
export const selectIsNaming = (snapshot: UploadSnapshot) => snapshot.hasTag('naming')
export const selectIsBusy = (snapshot: UploadSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: UploadSnapshot) => snapshot.hasTag('failed')
/** Why the server refuses the file. */
export const selectRefusal = (snapshot: UploadSnapshot) => snapshot.context.refusal
export const selectIsUnreadable = (snapshot: UploadSnapshot) => snapshot.context.isUnreadable
export const selectFile = (snapshot: UploadSnapshot) => snapshot.context.file
/** The name in the dialog with its extension; empty without a file. */
export const selectDisplayName = (snapshot: UploadSnapshot) => snapshot.context.displayName ?? ''
export const selectProgress = (snapshot: UploadSnapshot) => snapshot.context.progress
/** The attachment of the last upload, until another file is chosen. */
export const selectAttachment = (snapshot: UploadSnapshot) => snapshot.context.attachment
