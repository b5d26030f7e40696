import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectAttachment,
  selectDisplayName,
  selectFile,
  selectHasFailed,
  selectIsBusy,
  selectIsChoosing,
  selectIsOpen,
} from '#machines/parts/upload/upload.selectors.ts'
import { pdfFile, startUpload } from '#tests/support/startUpload.ts'
import type { UploadDriver } from './upload.model.ts'
import { everyPath } from './upload.model.ts'

function driveMachine(): UploadDriver {
  const { actor, accept, fail, handed } = startUpload()
  const now = () => actor.getSnapshot()
  const isUploading = () => expect([selectIsOpen(now()), selectIsBusy(now())]).toEqual([true, true])
  return {
    events: {
      'resident chooses a PDF': async () => {
        actor.send({ type: 'file.choose', file: pdfFile() })
        await waitFor(actor, selectIsOpen)
      },
      // The field refuses the file, so the machine gets no event.
      'resident chooses a web page disguised as a picture': () => {},
      'resident clears the name and sends it': () => actor.send({ type: 'file.send', name: '' }),
      'resident sends it under a new name': () => actor.send({ type: 'file.send', name: 'Devis 2026' }),
      'resident sends it again': () => actor.send({ type: 'file.send', name: 'Devis 2026' }),
      'resident closes the dialog': () => actor.send({ type: 'upload.close' }),
      'server accepts': async () => {
        accept()
        await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
      },
      'server is unreachable': async () => {
        fail()
        await waitFor(actor, selectHasFailed)
      },
    },
    states: {
      'can choose a file': () => expect(selectIsChoosing(now())).toBe(true),
      'sees which types are accepted': () => expect(selectIsChoosing(now())).toBe(true),
      'can name the file': () => expect(selectDisplayName(now())).toBe('Devis toiture.pdf'),
      'sees that a name is required': () => expect(selectIsBusy(now())).toBe(false),
      'sees it uploading': isUploading,
      'sees it uploading again': isUploading,
      'sees that the upload failed': () => expect(selectDisplayName(now())).toBe('Devis 2026.pdf'),
      'holds no file': () => expect([selectFile(now()), handed]).toEqual([null, []]),
      'has added it': () => expect(selectAttachment(now())).toEqual(handed[0]),
    },
  }
}

describe('adding one file, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
