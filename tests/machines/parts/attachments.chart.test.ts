import { describe, expect, it } from 'vitest'
import { startAttachments, storedFile } from '#tests/support/startAttachments.ts'

const file = new File(['%PDF-'], 'devis.pdf')
const three = ['a', 'b', 'c'].map((id) => storedFile(id))

describe('attachments chart', () => {
  it('is full at the maximum number of files', () => {
    const { actor } = startAttachments({ attachments: three.slice(0, 2) })
    expect(actor.getSnapshot().value).toBe('open')
    actor.send({ type: 'files.choose', files: [file] })
    expect(actor.getSnapshot().value).toBe('full')
    actor.send({ type: 'file.remove', key: 'a' })
    expect(actor.getSnapshot().value).toBe('open')
  })

  it('can remove one file, or all of them, in every state', () => {
    for (const attachments of [[], three]) {
      const snapshot = startAttachments({ attachments }).actor.getSnapshot()
      expect(snapshot.can({ type: 'file.remove', key: 'a' })).toBe(true)
      expect(snapshot.can({ type: 'files.clear' })).toBe(true)
    }
  })
})
