import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectFiles,
  selectFileToName,
  selectHasFailedFile,
  selectIsUnderway,
  selectMustWait,
  selectStoredIds,
} from '#machines/parts/attachments/attachments.selectors.ts'
import { startAttachments } from '#tests/support/startAttachments.ts'
import { pdfFile } from '#tests/support/startUpload.ts'
import type { AttachmentsDriver } from './attachments.model.ts'
import { everyPath } from './attachments.model.ts'

const names = ['Photo', 'Devis']

function driveMachine(): AttachmentsDriver {
  const { actor, of, sent } = startAttachments()
  const now = () => actor.getSnapshot()
  const stages = () => selectFiles(now()).map(({ stage }) => stage)
  const choose = async () => {
    actor.send({ type: 'files.choose', files: names.map((name) => pdfFile(`${name}.pdf`)) })
    await waitFor(actor, (snapshot) => selectFiles(snapshot).every(({ stage }) => stage === 'naming'))
  }
  const remove = () => actor.send({ type: 'file.remove', key: selectFiles(now())[0]?.key ?? '' })
  const accept = async (...accepted: string[]) => {
    for (const name of accepted) of(`${name}.pdf`).accept()
    await waitFor(actor, (snapshot) => !selectIsUnderway(snapshot))
  }
  const canNameBoth = () => expect(stages()).toEqual(['naming', 'naming'])
  return {
    events: {
      'resident chooses a photo and a quote': choose,
      // The field refuses the other files, so the machine gets no event for them.
      'resident also chooses a web page disguised as a picture': choose,
      'resident also chooses a film': choose,
      'resident names the files': () => {
        for (const name of names) selectFileToName(now())?.uploadRef?.send({ type: 'file.send', name })
      },
      'resident cancels the photo': remove,
      'resident removes the photo': remove,
      'resident sends the photo again': () => {
        selectFiles(now())[0]?.uploadRef?.send({ type: 'file.send', name: 'Photo' })
      },
      'server accepts both': () => accept('Photo', 'Devis'),
      'server accepts the quote': () => accept('Devis'),
      'the photo fails to upload': async () => {
        of('Photo.pdf').fail()
        await waitFor(actor, selectHasFailedFile)
      },
    },
    states: {
      'can choose files': () => expect(stages()).toEqual([]),
      'can name both files': canNameBoth,
      'sees which file is not accepted': canNameBoth,
      'sees which file is too large': canNameBoth,
      'can name the quote': () => {
        expect(stages()).toEqual(['naming'])
        expect(sent).toEqual([])
      },
      'sees both files uploading': () => expect(stages()).toEqual(['underway', 'underway']),
      'sees that the photo failed': () => {
        expect(stages()).toEqual(['failed', 'underway'])
        expect(selectMustWait(now())).toBe(true)
      },
      'sees the photo uploading again': () => expect(stages()).toEqual(['underway', 'underway']),
      'sees only the quote uploading': () => {
        expect(stages()).toEqual(['underway'])
        expect([selectStoredIds(now()), selectHasFailedFile(now())]).toEqual([[], false])
      },
      'has added only the quote': () => expect(selectStoredIds(now())).toEqual(['stored Devis.pdf']),
      'has added both': () => {
        expect(selectStoredIds(now())).toEqual(['stored Photo.pdf', 'stored Devis.pdf'])
        expect(selectMustWait(now())).toBe(false)
      },
    },
  }
}

describe('adding several files, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
