import { createActor, fromPromise } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import type { FileToStore } from '#machines/parts/upload/upload.setup.ts'

const pdfBytes = '%PDF-1.7\n%%EOF'
export const pdfFile = (name = 'Devis toiture.pdf') => new File([pdfBytes], name, { type: 'application/pdf' })

const storedAs = ({ displayName, file }: FileToStore): Attachment => ({
  id: 'a-1',
  fileUrl: '/files/a-1',
  thumbnailUrl: null,
  displayName,
  sourceContentType: 'application/pdf',
  sourceFileSize: file.size,
  sourceFileName: file.name,
})

/** The upload of one file; the test decides how reading and storing end. */
export function startUpload() {
  const handed: Attachment[] = []
  const sent: FileToStore[] = []
  const signals: AbortSignal[] = []
  let isReadable = true
  let answer = Promise.withResolvers<Attachment>()
  const machine = uploadMachine.provide({
    actors: {
      readFile: fromPromise<string, { file: File }>(({ input: { file } }) =>
        isReadable ? Promise.resolve(`data:${file.type};base64,`) : Promise.reject(new Error('the file is gone')),
      ),
      storeFile: fromPromise<Attachment, FileToStore>(({ input, signal }) => {
        sent.push(input)
        signals.push(signal)
        answer = Promise.withResolvers()
        return answer.promise
      }),
    },
    actions: { handOver: (_, { attachment }) => void handed.push(attachment) },
  })
  return {
    actor: createActor(machine).start(),
    handed,
    sent,
    signals,
    loseFile: () => {
      isReadable = false
    },
    accept: () => {
      const last = sent.at(-1)
      if (last) answer.resolve(storedAs(last))
    },
    fail: () => answer.reject(new Error('offline')),
  }
}
