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
  const leaves = () => expect([selectIsOpen(now()), selectIsBusy(now())]).toEqual([true, true])
  return {
    events: {
      'resident chooses a PDF': async () => {
        actor.send({ type: 'file.choose', file: pdfFile() })
        await waitFor(actor, selectIsOpen)
      },
      // The field refuses it before the flow hears of it.
      'resident chooses a page renamed to a picture': () => {},
      'resident empties the name and sends': () => actor.send({ type: 'file.send', name: '' }),
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
      'is asked for a file': () => expect(selectIsChoosing(now())).toBe(true),
      'is told what is accepted': () => expect(selectIsChoosing(now())).toBe(true),
      'is asked for its name': () => expect(selectDisplayName(now())).toBe('Devis toiture.pdf'),
      'is told that a name is needed': () => expect(selectIsBusy(now())).toBe(false),
      'sees it leave': leaves,
      'sees it leave again': leaves,
      'is told that it was not sent': () => expect(selectDisplayName(now())).toBe('Devis 2026.pdf'),
      'holds no file': () => expect([selectFile(now()), handed]).toEqual([null, []]),
      'has added it': () => expect(selectAttachment(now())).toEqual(handed[0]),
    },
  }
}

describe('a resident who adds a file and the upload machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
