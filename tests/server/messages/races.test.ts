import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messageRoutes } from '#contract/messages/messages.ts'
import { conversationMembers, conversationTotals } from '#server/areas/messages/conversations.tables.ts'
import { messages } from '#server/areas/messages/messages.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { actionsIn, boardId, startConversation, startMessages } from '#tests/support/server/conversationCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'

const { server, cast } = await startMessages()
const { owner, board } = cast
const { db } = server.platform
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

describe('at the same time', () => {
  it('two people send: the numbers have no gap and no duplicate', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const sent = await times(40, (n) => actionsIn(id, n % 2 === 0 ? owner : board).post(`n° ${n}`))
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 2))
  })

  it.each([
    ['key', { 'idempotency-key': demoId('key of fifty') }, undefined],
    ['id', {}, demoId('id of fifty')],
  ])('a message sent fifty times with one %s is sent once', async (_, headers: Record<string, string>, messageId) => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const answers = await times(50, () =>
      requestRoute(server.app, messageRoutes.post, {
        token: owner.token,
        params: { conversationId: id },
        body: { message: { body: 'Une fois', messageId } },
        headers,
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const rows = await db.select().from(messages).where(eq(messages.conversationId, id))
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  it('two people write to each other in two conversations, and the totals stay equal to the rows', async () => {
    const { id: one } = await startConversation(owner, { memberIds: [boardId] })
    const { id: other } = await startConversation(board, { memberIds: [personOf('coproprietaire')] })
    await times(24, async (n) => {
      const sent = n % 2 === 0 ? await actionsIn(one, owner).post() : await actionsIn(other, board).post()
      await actionsIn(sent.conversationId, n % 2 === 0 ? board : owner).markRead(sent.id)
    })
    for (const userId of [personOf('coproprietaire'), boardId]) {
      const rows = await db.select().from(conversationMembers).where(eq(conversationMembers.userId, userId))
      const totals = await db.select().from(conversationTotals).where(eq(conversationTotals.userId, userId))
      const sum = (of: (row: (typeof totals)[number]) => number) => totals.reduce((all, row) => all + of(row), 0)
      const here = rows.filter(({ leftAt, isArchived }) => leftAt === null && !isArchived)
      expect(sum(({ current }) => current)).toBe(here.length)
      expect(sum(({ unread }) => unread)).toBe(here.filter(({ unreadCount }) => unreadCount > 0).length)
    }
  })
})
