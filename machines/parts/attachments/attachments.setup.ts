import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assign, enqueueActions, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { uploadMachine } from '../upload/upload.machine.ts'
import { selectHasFailed, selectIsNaming, selectIsUnreadable } from '../upload/upload.selectors.ts'

/** The last known stage of a file that is not stored. It is copied here because a view needs the stages of all files. */
type Stage = 'underway' | 'naming' | 'failed'

/** One file of the list: an upload with its own actor, or a stored file. */
export type HeldFile = { readonly key: string } & (
  | { readonly uploadRef: ActorRefFrom<typeof uploadMachine>; readonly stage: Stage; readonly attachment: null }
  | { readonly uploadRef: null; readonly stage: 'stored'; readonly attachment: Attachment }
)

export type AttachmentsInput = {
  /** Files that may be held at once. */
  readonly maximum: number
  /** Files that are already stored, such as those of a draft. */
  readonly attachments?: readonly Attachment[]
}

type AttachmentsContext = {
  readonly maximum: number
  /** In the order in which they were added. */
  readonly files: readonly HeldFile[]
  /** Number of uploads so far, for the key of the next one. */
  readonly begun: number
  /** Whether some of the last chosen files are left out. */
  readonly hasLeftOut: boolean
}

type Upload = SnapshotFrom<typeof uploadMachine>
type UploadMoved = { type: `xstate.snapshot.${string}`; snapshot: Upload }
export type AttachmentsEvent =
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'files.clear' }
  | { type: 'file.remove'; key: string }
  | UploadMoved

export const keyOfUpload = ({ type }: UploadMoved) => type.slice('xstate.snapshot.'.length)

export const storedFile = (attachment: Attachment, key = attachment.id): HeldFile => ({
  key,
  uploadRef: null,
  stage: 'stored',
  attachment,
})

function stageOf(upload: Upload): Stage {
  if (selectHasFailed(upload) || selectIsUnreadable(upload)) return 'failed'
  return selectIsNaming(upload) ? 'naming' : 'underway'
}

/** Every name the attachments chart may use. */
export const attachmentsSetup = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    input: {} as AttachmentsInput,
    tags: {} as 'full',
    meta: {} as { specification: string },
  },
  actors: {
    /** One file: read, named, sent. */
    upload: uploadMachine,
  },
  guards: {
    isFull: ({ context }) => context.files.length >= context.maximum,
    isStored: (_, params: { attachment: Attachment | null }) => params.attachment !== null,
  },
  actions: {
    /** Starts as many uploads as there is room for. */
    beginUploads: assign(({ context, spawn }, params: { files: readonly File[] }) => {
      const taken = params.files.slice(0, context.maximum - context.files.length)
      const uploads = taken.map((file, index): HeldFile => {
        const key = `upload-${context.begun + index}`
        const uploadRef = spawn('upload', { id: key, input: { file }, syncSnapshot: true })
        return { key, uploadRef, stage: 'underway', attachment: null }
      })
      return {
        files: [...context.files, ...uploads],
        begun: context.begun + uploads.length,
        hasLeftOut: taken.length < params.files.length,
      }
    }),
    noteLeftOut: assign({ hasLeftOut: true }),
    noteStage: assign({
      files: ({ context }, params: { key: string; upload: Upload }) =>
        context.files.map((file) =>
          file.uploadRef && file.key === params.key ? { ...file, stage: stageOf(params.upload) } : file,
        ),
    }),
    /** Replaces the upload in the list with its attachment. */
    keepStored: assign({
      files: ({ context }, params: { key: string; attachment: Attachment | null }) =>
        context.files.map((file) =>
          file.key === params.key && params.attachment !== null ? storedFile(params.attachment, file.key) : file,
        ),
    }),
    stopUpload: enqueueActions(({ context, enqueue }, params: { key: string }) => {
      const { uploadRef } = context.files.find(({ key }) => key === params.key) ?? {}
      if (uploadRef) enqueue.stopChild(uploadRef)
    }),
    stopUploads: enqueueActions(({ context, enqueue }) => {
      for (const { uploadRef } of context.files) if (uploadRef) enqueue.stopChild(uploadRef)
    }),
    forgetFile: assign({
      files: ({ context }, params: { key: string }) => context.files.filter(({ key }) => key !== params.key),
      hasLeftOut: false,
    }),
    forgetAll: assign({ files: [], hasLeftOut: false }),
  },
})
