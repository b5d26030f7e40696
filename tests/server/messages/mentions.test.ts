import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { blockRoutes } from '#contract/messages/blocks.ts'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { actionsIn, boardId, startConversation, startMessages } from '#tests/support/server/conversationCalls.ts'
import { personOf, removeMember, type SignedIn, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, cast } = await startMessages()
const { owner, board, president, staff } = cast
const [lessorId, presidentId, ownerId] = [personOf('bailleur'), personOf('president'), personOf('coproprietaire')]

const mention = (by: SignedIn, conversationId: string, message: { mentionedIds: string[]; messageId?: string }) =>
  by.get(messageRoutes.post, { params: { conversationId }, body: { message: { body: 'Une idée ?', ...message } } })
async function unreadEvents(userId: string, conversationId: string) {
  const isOfConversation = and(eq(notifications.userId, userId), eq(notifications.path, `/messages/${conversationId}`))
  const rows = await server.platform.db
    .select()
    .from(notifications)
    .where(and(isOfConversation, isNull(notifications.readAt)))
  return rows.map(({ event }) => event ?? 'message').toSorted()
}
async function muteFor(by: SignedIn, conversationId: string) {
  const [last] = (await actionsIn(conversationId, by).messages()).messages
  await actionsIn(conversationId, by).markRead(last?.id ?? '')
  await actionsIn(conversationId, by).change({ isMuted: true })
}

describe('a person who is mentioned', () => {
  it('is notified although they muted the conversation, and mailed only that message', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId, lessorId], name: 'Le banc de la cour' })
    await muteFor(board, id)
    await server.drain()
    const before = new Set(server.outbox.mails())
    await actionsIn(id, owner).post('Rien pour vous')
    const sent = await mention(owner, id, { mentionedIds: [boardId] })

    expect(sent.mentions).toMatchObject([{ userId: boardId, isSelf: false }])
    const [read] = (await actionsIn(id, board).messages()).messages
    expect(read?.mentions).toEqual([{ ...sent.mentions[0], isSelf: true }])
    expect(await unreadEvents(boardId, id)).toEqual(['mention'])
    await server.drain()
    const later = server.outbox.mails().filter((one) => !before.has(one))
    const [mail, ...others] = later.filter(({ to }) => to === demoEmail('conseil'))
    expect(others).toEqual([])
    expect(mail?.text).toContain('Une idée ?')
    expect(mail?.text).not.toContain('Rien pour vous')
  })

  it('is notified in addition to unread messages, once per message, and the others as before', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId, lessorId] })
    await muteFor(board, id)
    const messageId = randomUUID()
    for (const _ of ['first', 'again']) {
      await mention(owner, id, { mentionedIds: [lessorId, lessorId], messageId })
    }
    expect(await unreadEvents(lessorId, id)).toEqual(['mention', 'message'])
    expect(await unreadEvents(boardId, id)).toEqual([])
    expect(await unreadEvents(ownerId, id)).toEqual([])
  })

  it('may be the staff member in charge, who is not a member of the conversation', async () => {
    const { id } = await startConversation(owner, { isToManager: true })
    const staffId = personOf('gestionnaire')
    const assignee = { userId: staffId }
    await staff.get(conversationDeskRoutes.assign, { params: { conversationId: id }, body: { assignee } })
    const before = await unreadEvents(staffId, id)
    const { mentions } = await mention(owner, id, { mentionedIds: [staffId] })
    expect(mentions).toMatchObject([{ userId: staffId }])
    expect(await unreadEvents(staffId, id)).toEqual(['mention', ...before])
  })
})

describe('people whom a message does not reach', () => {
  it('are silently left out, whether or not they exist', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId, lessorId] })
    await actionsIn(id, board).leave()
    const strangers = [boardId, presidentId, personOf('vqc'), ownerId, randomUUID()]
    const { mentions } = await mention(owner, id, { mentionedIds: strangers })
    expect(mentions).toEqual([])
    for (const stranger of [presidentId, personOf('vqc'), ownerId]) {
      expect(await unreadEvents(stranger, id)).toEqual([])
    }
  })

  it('include the staff member in charge who has left the place, whose colleagues are notified instead', async () => {
    const { id } = await startConversation(owner, { isToManager: true })
    const directorId = personOf('admin')
    const assignee = { userId: directorId }
    await staff.get(conversationDeskRoutes.assign, { params: { conversationId: id }, body: { assignee } })
    await removeMember(server, directorId, tilleuls)
    await server.platform.db.delete(notifications).where(eq(notifications.path, `/messages/${id}`))

    expect((await mention(owner, id, { mentionedIds: [directorId] })).mentions).toEqual([])
    expect(await unreadEvents(directorId, id)).toEqual([])
    expect(await unreadEvents(personOf('gestionnaire'), id)).toEqual(['message'])
  })

  it('include those who block the author', async () => {
    const { id } = await startConversation(owner, { memberIds: [presidentId, lessorId] })
    await muteFor(president, id)
    const params = { placeId: tilleuls, userId: ownerId }
    expect((await president.call(blockRoutes.block, { params })).status).toBe(204)
    expect((await mention(owner, id, { mentionedIds: [presidentId] })).mentions).toEqual([])
    expect(await unreadEvents(presidentId, id)).toEqual([])
    expect((await president.call(blockRoutes.unblock, { params })).status).toBe(204)
  })

  it('include everybody when a message mentions more than twenty people', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const mentionedIds = Array.from({ length: 21 }, () => randomUUID())
    expect(await refusalOf(await actionsIn(id, owner).callPost({ body: 'Tous', mentionedIds }))).toMatchObject({
      status: 422,
      field: 'message.mentioned_ids',
      fieldCode: 'too_long',
    })
  })
})

describe('a message that mentions somebody', () => {
  it('notifies nobody again when it is edited, and mentions nobody once it is withdrawn', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const { id: messageId } = await mention(owner, id, { mentionedIds: [boardId] })
    const before = await unreadEvents(boardId, id)
    const params = { messageId }
    const edited = await owner.get(sentMessageRoutes.edit, { params, body: { message: { body: 'Une autre idée ?' } } })
    expect(edited.mentions).toMatchObject([{ userId: boardId }])
    expect((await owner.get(sentMessageRoutes.withdraw, { params })).mentions).toEqual([])
    expect(await unreadEvents(boardId, id)).toEqual(before)
  })
})
