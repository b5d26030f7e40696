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
  const isAskedForNames = () => expect(stages()).toEqual(['naming', 'naming'])
  return {
    events: {
      'resident chooses a photo and a quote': choose,
      // The field refuses the others before the flow hears of them.
      'resident chooses a page renamed to a picture as well': choose,
      'resident chooses a film as well': choose,
      'resident names them': () => {
        for (const name of names) selectFileToName(now())?.uploadRef?.send({ type: 'file.send', name })
      },
      'resident does not want the photo after all': remove,
      'resident removes the photo': remove,
      'resident sends the photo again': () => {
        selectFiles(now())[0]?.uploadRef?.send({ type: 'file.send', name: 'Photo' })
      },
      'server accepts both': () => accept('Photo', 'Devis'),
      'server accepts the quote': () => accept('Devis'),
      'the photo does not arrive': async () => {
        of('Photo.pdf').fail()
        await waitFor(actor, selectHasFailedFile)
      },
    },
    states: {
      'is asked for files': () => expect(stages()).toEqual([]),
      'is asked for their names': isAskedForNames,
      'is told which one is not accepted': isAskedForNames,
      'is told which one is too large': isAskedForNames,
      'is asked for the name of the quote': () => {
        expect(stages()).toEqual(['naming'])
        expect(sent).toEqual([])
      },
      'sees them leave': () => expect(stages()).toEqual(['underway', 'underway']),
      'is told that the photo did not arrive': () => {
        expect(stages()).toEqual(['failed', 'underway'])
        expect(selectMustWait(now())).toBe(true)
      },
      'sees the photo leave again': () => expect(stages()).toEqual(['underway', 'underway']),
      'sees the quote leave alone': () => {
        expect(stages()).toEqual(['underway'])
        expect([selectStoredIds(now()), selectHasFailedFile(now())]).toEqual([[], false])
      },
      'has added the quote alone': () => expect(selectStoredIds(now())).toEqual(['stored Devis.pdf']),
      'has added both': () => {
        expect(selectStoredIds(now())).toEqual(['stored Photo.pdf', 'stored Devis.pdf'])
        expect(selectMustWait(now())).toBe(false)
      },
    },
  }
}

describe('a resident who adds several files and the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
