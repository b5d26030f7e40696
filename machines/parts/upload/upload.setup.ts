import { assign, fromPromise, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { splitFileName } from '#contract/attachments.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

/** The file as a data URL, with the name typed by the person. */
export type FileToStore = {
  readonly dataUrl: string
  readonly displayName: string
  readonly file: File
  /** Reports the progress from 0 to 1; may never be called. */
  readonly report: (ratio: number) => void
}

/** The rejection of `storeFile` for a refused file; any other rejection is a failure. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code: FieldCode

  constructor(code: FieldCode) {
    super(code)
    this.code = code
  }
}

/** A file to start with; without one the flow waits for a choice. */
export type UploadInput = { readonly file: File } | undefined

type UploadContext = {
  readonly file: File | null
  readonly dataUrl: string | null
  /** The name with its extension; `null` without a file. */
  readonly displayName: string | null
  /** `null` until the first report. */
  readonly progress: number | null
  readonly isUnreadable: boolean
  /** Why the server refuses the file; `null` = the upload failed for another reason, or did not fail. */
  readonly refusal: FieldCode | null
  readonly attachment: Attachment | null
}

export type UploadEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'file.send'; name: string }
  | { type: 'upload.progressed'; ratio: number }
  | { type: 'upload.close' }

type UploadTag = 'choosing' | 'open' | 'naming' | 'busy' | 'failed'

/** Every name the upload chart may use. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as UploadTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** The whole file as a data URL. */
    readFile: fromPromise<string, { file: File }>(missingActor('readFile')),
    storeFile: fromPromise<Attachment, FileToStore>(missingActor('storeFile')),
  },
  guards: {
    isGiven: ({ context }) => context.file !== null,
    hasName: (_, params: { name: string }) => params.name.trim() !== '',
  },
  actions: {
    rememberFile: assign({
      file: (_, params: { file: File }) => params.file,
      displayName: (_, params: { file: File }) => params.file.name,
      dataUrl: null,
      progress: null,
      isUnreadable: false,
      refusal: null,
      attachment: null,
    }),
    rememberContent: assign({ dataUrl: (_, params: { dataUrl: string }) => params.dataUrl }),
    /** The typed name, with the extension of the file. */
    rememberName: assign({
      displayName: ({ context }, params: { name: string }) =>
        params.name.trim() + splitFileName(present(context.file).name).extension,
      progress: null,
      refusal: null,
    }),
    rememberRefusal: assign({
      refusal: (_, params: { error: unknown }) => (params.error instanceof FileRefused ? params.error.code : null),
    }),
    rememberProgress: assign({ progress: (_, params: { ratio: number }) => params.ratio }),
    rememberAttachment: assign({
      attachment: (_, params: { attachment: Attachment }) => params.attachment,
      file: null,
      dataUrl: null,
    }),
    refuseFile: assign({ file: null, dataUrl: null, isUnreadable: true }),
    forgetFile: assign({ file: null, dataUrl: null, displayName: null, progress: null, refusal: null }),
    /** The parent takes the attachment. */
    handOver: (_, _params: { attachment: Attachment }): void => missingAction('handOver')(),
  },
})
