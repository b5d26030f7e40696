import { describe, expect, it } from 'vitest'
import type { Message } from '#contract/messages/messages.ts'
import { threadRows } from '#src/areas/messages/threadRows.ts'
import { aWritten } from '#tests/support/startConversation.ts'

const unsent = { ...aWritten('k1'), refusal: null }
const sent: Message = {
  id: unsent.key,
  conversationId: 'c1',
  seq: 1,
  author: { userId: 'p1', displayName: 'Jeanne Lenoir', avatarUrl: null },
  isOwn: true,
  isFromStaff: false,
  body: unsent.body,
  attachments: [],
  reach: { people: 1, lists: [] },
  mentions: [],
  createdAt: unsent.writtenAt,
  editedAt: null,
  withdrawnAt: null,
}
const rowsOf = (messages: readonly Message[]) =>
  threadRows({ messages, outbox: [unsent, { ...unsent, key: 'k2' }], readUpTo: 0, dayOf: () => 'today' })

describe('the rows of a thread', () => {
  it('contain a message once, under one key, when the live stream is faster than the response', () => {
    const before = rowsOf([])
    const after = rowsOf([sent])

    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
    expect(after.map(({ message }) => message?.id ?? null)).toEqual(['k1', null])
  })
})
