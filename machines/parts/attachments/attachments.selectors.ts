import type { AttachmentsSnapshot } from './attachments.machine.ts'

export const selectFiles = (snapshot: AttachmentsSnapshot) => snapshot.context.files
export const selectIsFull = (snapshot: AttachmentsSnapshot) => snapshot.hasTag('full')
export const selectMaximum = (snapshot: AttachmentsSnapshot) => snapshot.context.maximum
export const selectHasLeftOut = (snapshot: AttachmentsSnapshot) => snapshot.context.hasLeftOut

/** Stored attachments in the order of the list; compare with `shallowEqual`. */
export const selectStored = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.flatMap(({ attachment }) => attachment ?? [])
/** Ids of the stored attachments; compare with `shallowEqual`. */
export const selectStoredIds = (snapshot: AttachmentsSnapshot) => selectStored(snapshot).map(({ id }) => id)

/** A file is still being read, named or sent. */
export const selectIsUnderway = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.some(({ stage }) => stage === 'underway' || stage === 'naming')
/** An upload has failed: it must be repeated or removed before the form is sent. */
export const selectHasFailedFile = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.some(({ stage }) => stage === 'failed')
/** The form cannot be sent yet: a file is under way or has failed. */
export const selectMustWait = (snapshot: AttachmentsSnapshot) =>
  selectIsUnderway(snapshot) || selectHasFailedFile(snapshot)
/** The first file that waits for its name: one dialog is open at a time. */
export const selectFileToName = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.find(({ stage }) => stage === 'naming') ?? null
