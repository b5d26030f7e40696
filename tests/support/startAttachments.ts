import { createActor, fromPromise } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { attachmentsMachine } from '#machines/parts/attachments/attachments.machine.ts'
import type { AttachmentsInput } from '#machines/parts/attachments/attachments.setup.ts'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import type { FileToStore } from '#machines/parts/upload/upload.setup.ts'

export const storedFile = (id: string, displayName = `${id}.pdf`): Attachment => ({
  id,
  fileUrl: `/v1/attachments/${id}/file`,
  thumbnailUrl: null,
  displayName,
  sourceContentType: 'application/pdf',
  sourceFileSize: 1_000,
  sourceFileName: displayName,
})

type Sent = FileToStore & {
  readonly signal: AbortSignal
  readonly accept: () => void
  readonly fail: () => void
}

/** Several uploads, whose outcome the test decides. */
export function startAttachments(input: Partial<AttachmentsInput> = {}) {
  const sent: Sent[] = []
  const upload = uploadMachine.provide({
    actors: {
      readFile: fromPromise<string, { file: File }>(({ input: { file } }) =>
        Promise.resolve(`data:${file.type};base64,`),
      ),
      storeFile: fromPromise<Attachment, FileToStore>(({ input: file, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<Attachment>()
        const accept = () => resolve(storedFile(`stored ${file.displayName}`, file.displayName))
        sent.push({ ...file, signal, accept, fail: () => reject(new Error('offline')) })
        return promise
      }),
    },
    actions: { handOver: () => {} },
  })
  const machine = attachmentsMachine.provide({ actors: { upload } })
  const of = (name: string) => {
    const last = sent.findLast(({ displayName }) => displayName === name)
    if (!last) throw new Error(`${name} is not uploading`)
    return last
  }
  return { actor: createActor(machine, { input: { maximum: 3, ...input } }).start(), sent, of }
}
