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
  selectIsUnreadable,
  selectProgress,
} from '#machines/parts/upload/upload.selectors.ts'
import { pdfFile, startUpload } from '#tests/support/startUpload.ts'

async function startRenaming(file = pdfFile()) {
  const upload = startUpload()
  upload.actor.send({ type: 'file.choose', file })
  await waitFor(upload.actor, selectIsOpen)
  return { ...upload, now: () => upload.actor.getSnapshot() }
}

describe('upload', () => {
  it('reads the file, then asks for its name', async () => {
    const { now } = await startRenaming()

    expect(now().value).toBe('renaming')
    expect(selectDisplayName(now())).toBe('Devis toiture.pdf')
    expect(selectIsBusy(now())).toBe(false)
  })

  it('sends the file under its new name with its original extension', async () => {
    const { actor, sent, accept, handed, now } = await startRenaming()

    actor.send({ type: 'file.send', name: '  Devis 2026 ' })
    expect(selectIsBusy(now())).toBe(true)
    accept()
    await waitFor(actor, (snapshot) => selectAttachment(snapshot) !== null)

    expect(sent.map(({ displayName, dataUrl }) => [displayName, dataUrl])).toEqual([
      ['Devis 2026.pdf', 'data:application/pdf;base64,'],
    ])
    expect(handed).toEqual([selectAttachment(now())])
    expect(handed[0]).toMatchObject({ displayName: 'Devis 2026.pdf', sourceFileName: 'Devis toiture.pdf' })
    expect(selectIsOpen(now())).toBe(false)
    expect(selectFile(now())).toBeNull()
  })

  it('keeps the file and its new name after a failure, so that both can be sent again', async () => {
    const { actor, sent, fail, accept, handed } = await startRenaming()

    actor.send({ type: 'file.send', name: 'Devis 2026' })
    fail()
    const failed = await waitFor(actor, selectHasFailed)
    expect(selectIsOpen(failed)).toBe(true)
    expect(selectDisplayName(failed)).toBe('Devis 2026.pdf')
    actor.send({ type: 'file.send', name: 'Devis 2026' })
    accept()
    await waitFor(actor, (snapshot) => selectAttachment(snapshot) !== null)

    expect(sent[1]?.file).toBe(sent[0]?.file)
    expect(handed).toHaveLength(1)
  })

  it('reports its progress', async () => {
    const { actor, sent, now } = await startRenaming()

    actor.send({ type: 'file.send', name: 'Devis' })
    expect(selectProgress(now())).toBeNull()
    sent[0]?.report(0.4)

    expect(selectProgress(now())).toBe(0.4)
  })

  it('sends nothing without a name', async () => {
    const { actor, sent, now } = await startRenaming()

    actor.send({ type: 'file.send', name: '   ' })

    expect(now().value).toBe('renaming')
    expect(sent).toEqual([])
  })

  it('discards the file and stops sending when it is closed', async () => {
    const { actor, signals, handed, now } = await startRenaming()

    actor.send({ type: 'file.send', name: 'Devis' })
    actor.send({ type: 'upload.close' })

    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(selectIsChoosing(now())).toBe(true)
    expect(selectFile(now())).toBeNull()
    expect(handed).toEqual([])
  })

  it('reports an unreadable file, and takes another', async () => {
    const { actor, loseFile } = startUpload()
    loseFile()

    actor.send({ type: 'file.choose', file: pdfFile() })

    expect(selectIsChoosing(await waitFor(actor, selectIsUnreadable))).toBe(true)
  })

  it('takes another file once the first is sent', async () => {
    const { actor, accept } = await startRenaming()
    actor.send({ type: 'file.send', name: 'Devis' })
    accept()
    await waitFor(actor, (snapshot) => selectAttachment(snapshot) !== null)

    actor.send({ type: 'file.choose', file: pdfFile('Facture.pdf') })

    expect(selectDisplayName(await waitFor(actor, selectIsOpen))).toBe('Facture.pdf')
  })
})
