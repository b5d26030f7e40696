import { fromPromise } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { attachmentRoutes } from '#contract/attachments.ts'
import { attachmentsMachine } from '#machines/parts/attachments/attachments.machine.ts'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import { FileRefused, type FileToStore } from '#machines/parts/upload/upload.setup.ts'
import type { Api } from '#src/api/api.ts'
import { fetchWithProgress } from '#src/api/fetchWithProgress.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { readFile } from '#src/ui/upload/readFile.ts'

/**
 * Uploads one file. Retries of the same file under the same name share an idempotency key, so a lost response does not
 * store the file twice.
 */
function createStoreFile(api: Api) {
  const keys = new WeakMap<File, Map<string, string>>()
  const keyOf = (file: File, name: string) => {
    const ofFile = keys.get(file) ?? new Map<string, string>()
    keys.set(file, ofFile)
    const key = ofFile.get(name) ?? crypto.randomUUID()
    ofFile.set(name, key)
    return key
  }
  return fromPromise<Attachment, FileToStore>(({ input: { dataUrl, displayName, file, report }, signal }) =>
    api(attachmentRoutes.create, {
      body: { attachment: { imageBase: dataUrl, sourceFileName: displayName } },
      idempotencyKey: keyOf(file, displayName),
      fetch: fetchWithProgress(report),
      signal,
    }).catch((error: unknown) => {
      const { imageBase: code } = fieldCodesOf(error, ['imageBase'])
      throw code ? new FileRefused(code) : error
    }),
  )
}

/** Uploads the files of a form through the API. */
export const createAttachments = (api: Api) =>
  attachmentsMachine.provide({
    actors: {
      upload: uploadMachine.provide({
        actors: { readFile, storeFile: createStoreFile(api) },
        // The list reads the stored file from the actor.
        actions: { handOver: () => {} },
      }),
    },
  })
