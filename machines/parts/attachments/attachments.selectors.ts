import type { AttachmentsSnapshot } from './attachments.machine.ts'

export const selectFiles = (snapshot: AttachmentsSnapshot) => snapshot.context.files
export const selectIsFull = (snapshot: AttachmentsSnapshot) => snapshot.hasTag('full')
export const selectMaximum = (snapshot: AttachmentsSnapshot) => snapshot.context.maximum
export const selectHasLeftOut = (snapshot: AttachmentsSnapshot) => snapshot.context.hasLeftOut

/** What is stored so far, in the order of the list; compare with `shallowEqual`. */
export const selectStored = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.flatMap(({ attachment }) => attachment ?? [])
/** Ids to send with what the files belong to; compare with `shallowEqual`. */
export const selectStoredIds = (snapshot: AttachmentsSnapshot) => selectStored(snapshot).map(({ id }) => id)

/** Something is neither stored nor has it failed: wait for it, or have it removed, before sending. */
export const selectIsUnderway = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.some(({ stage }) => stage === 'underway' || stage === 'naming')
/** Something did not arrive: it is sent again or removed before what it belongs to. */
export const selectHasFailedFile = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.some(({ stage }) => stage === 'failed')
/** What the files belong to waits for them: some are on their way, or did not arrive. */
export const selectMustWait = (snapshot: AttachmentsSnapshot) =>
  selectIsUnderway(snapshot) || selectHasFailedFile(snapshot)
/** The first file that waits for its name; one dialog at a time asks for it. */
export const selectFileToName = (snapshot: AttachmentsSnapshot) =>
  snapshot.context.files.find(({ stage }) => stage === 'naming') ?? null
