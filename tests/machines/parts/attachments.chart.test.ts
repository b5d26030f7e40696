import { describe, expect, it } from 'vitest'
import { attachmentsMachine } from '#machines/parts/attachments/attachments.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { startAttachments, storedFile } from '#tests/support/startAttachments.ts'

const file = new File(['%PDF-'], 'devis.pdf')
const three = ['a', 'b', 'c'].map((id) => storedFile(id))

describe('attachments chart', () => {
  it('reaches each of its states, and leaves it again', () => {
    const { actor } = startAttachments({ attachments: three.slice(0, 2) })
    expect(actor.getSnapshot().value).toBe('open')
    actor.send({ type: 'files.choose', files: [file] })
    expect(actor.getSnapshot().value).toBe('full')
    actor.send({ type: 'file.remove', key: 'a' })
    expect(actor.getSnapshot().value).toBe('open')
    expect(Object.keys(attachmentsMachine.states).sort()).toEqual(['full', 'open'])
  })

  it('can lose a file, and all of them, in every state', () => {
    for (const attachments of [[], three]) {
      const snapshot = startAttachments({ attachments }).actor.getSnapshot()
      expect(snapshot.can({ type: 'file.remove', key: 'a' })).toBe(true)
      expect(snapshot.can({ type: 'files.clear' })).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(attachmentsMachine.root)).toEqual([])
  })
})
