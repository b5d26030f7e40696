import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectFiles,
  selectFileToName,
  selectHasFailedFile,
  selectHasLeftOut,
  selectIsFull,
  selectIsUnderway,
  selectStored,
  selectStoredIds,
} from '#machines/parts/attachments/attachments.selectors.ts'
import { startAttachments, storedFile } from '#tests/support/startAttachments.ts'
import { pdfFile } from '#tests/support/startUpload.ts'

/** Chooses several files and confirms their names. */
async function startSending(names: readonly string[], input: Parameters<typeof startAttachments>[0] = {}) {
  const held = startAttachments(input)
  const { actor } = held
  const now = () => actor.getSnapshot()
  actor.send({ type: 'files.choose', files: names.map(pdfFile) })
  for (const name of names) {
    const { context } = await waitFor(actor, (snapshot) => selectFileToName(snapshot) !== null)
    const file = selectFileToName(now())
    expect(context.files).toContain(file)
    file?.uploadRef?.send({ type: 'file.send', name: name.replace('.pdf', '') })
  }
  return { ...held, now }
}
const stored = (number: number) => (snapshot: Parameters<typeof selectStored>[0]) =>
  selectStored(snapshot).length === number

describe('attachments', () => {
  it('uploads several files in parallel, and asks for their names in turn', async () => {
    const { sent, of, now, actor } = await startSending(['Un.pdf', 'Deux.pdf'])

    expect(sent.map(({ displayName }) => displayName)).toEqual(['Un.pdf', 'Deux.pdf'])
    expect(selectIsUnderway(now())).toBe(true)
    of('Deux.pdf').accept()
    await waitFor(actor, stored(1))
    of('Un.pdf').accept()
    await waitFor(actor, stored(2))

    expect(selectStoredIds(now())).toEqual(['stored Un.pdf', 'stored Deux.pdf'])
    expect([selectIsUnderway(now()), selectHasFailedFile(now())]).toEqual([false, false])
    expect(Object.keys(now().children)).toEqual([])
  })

  it('keeps a failed file for a retry, next to the uploaded ones', async () => {
    const { of, now, actor } = await startSending(['Un.pdf', 'Deux.pdf'])
    of('Un.pdf').fail()
    of('Deux.pdf').accept()
    await waitFor(actor, (snapshot) => selectHasFailedFile(snapshot) && stored(1)(snapshot))
    expect(selectIsUnderway(now())).toBe(false)

    selectFiles(now())[0]?.uploadRef?.send({ type: 'file.send', name: 'Un' })
    expect([selectHasFailedFile(now()), selectIsUnderway(now())]).toEqual([false, true])
    of('Un.pdf').accept()
    await waitFor(actor, stored(2))
    expect(selectStoredIds(now())).toEqual(['stored Un.pdf', 'stored Deux.pdf'])
  })

  it('aborts the upload of a removed file, and leaves the others alone', async () => {
    const { of, now, actor } = await startSending(['Un.pdf', 'Deux.pdf'])

    actor.send({ type: 'file.remove', key: selectFiles(now())[0]?.key ?? '' })

    expect([of('Un.pdf').signal.aborted, of('Deux.pdf').signal.aborted]).toEqual([true, false])
    expect(selectFiles(now())).toHaveLength(1)
    of('Un.pdf').accept()
    of('Deux.pdf').accept()
    await waitFor(actor, stored(1))
    expect(selectStoredIds(now())).toEqual(['stored Deux.pdf'])
  })

  it('accepts files up to its maximum, reports the excess, and has room again after a removal', () => {
    const { actor } = startAttachments({ attachments: [storedFile('a'), storedFile('b')] })
    const now = () => actor.getSnapshot()
    actor.send({ type: 'files.choose', files: [pdfFile('Un.pdf'), pdfFile('Deux.pdf')] })
    expect([selectFiles(now()).length, selectIsFull(now()), selectHasLeftOut(now())]).toEqual([3, true, true])

    actor.send({ type: 'file.remove', key: 'a' })
    expect([selectIsFull(now()), selectHasLeftOut(now())]).toEqual([false, false])
    actor.send({ type: 'files.choose', files: [pdfFile('Deux.pdf')] })
    actor.send({ type: 'files.choose', files: [pdfFile('Trois.pdf')] })
    expect([selectFiles(now()).length, selectHasLeftOut(now())]).toEqual([3, true])
  })

  it('starts with the files of a draft, and is empty once they are sent', async () => {
    const { of, now, actor } = await startSending(['Un.pdf'], { attachments: [storedFile('a')] })
    expect(selectStoredIds(now())).toEqual(['a'])

    actor.send({ type: 'files.clear' })

    expect(of('Un.pdf').signal.aborted).toBe(true)
    expect([selectFiles(now()), selectStoredIds(now())]).toEqual([[], []])
  })
})
