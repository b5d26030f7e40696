import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { insertMembers } from '#server/areas/messages/conversations.store.ts'
import { staffOf } from '#server/areas/messages/delivery.store.ts'
import { insertMessage } from '#server/areas/messages/messages.store.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { actionsIn, boardId, startConversation, startMessages } from '#tests/support/server/conversationCalls.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { personOf, removeMember, type SignedIn, tilleuls } from '#tests/support/server/placeWorld.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { answerOf, tracesOf } from '#tests/support/server/settingsCalls.ts'

const { server, cast } = await startMessages()
const { owner, board, president, lessor, staff } = cast
const staffIds = await staffOf(server.platform.db, tilleuls)

/** Everybody to whom an act publishes a change of messages. */
async function toldBy(act: () => Promise<unknown>): Promise<readonly string[]> {
  const { events } = await tracesOf(server, act)
  const told = events.filter(({ topic }) => topic === 'messages')
  expect(told.map(({ placeId }) => placeId)).toEqual(told.map(() => tilleuls))
  return told.flatMap(({ userId }) => userId ?? []).toSorted()
}

describe('a live event', () => {
  it('reaches the open pages of each member immediately, whatever happens to a message', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const stream = await openStream(server, { token: board.token })
    const { id: messageId } = await actionsIn(id, owner).post('Bonjour')
    expect(await stream.nextChange()).toMatchObject({ topic: 'messages', subjectId: id })
    await stream.leave()

    const members = [boardId, personOf('coproprietaire')].toSorted()
    const params = { messageId }
    const edit = { params, body: { message: { body: 'Bonsoir' } } }
    for (const act of [
      () => actionsIn(id, board).post('Bonjour à vous'),
      () => owner.get(sentMessageRoutes.edit, edit),
      () => owner.get(sentMessageRoutes.withdraw, { params }),
    ]) {
      expect(await toldBy(act)).toEqual(members)
    }
  })

  it('reaches staff and no neighbour, when somebody writes to the manager or reports a message', async () => {
    const { id } = await startConversation(owner, { isToManager: true })
    const told = await toldBy(() => actionsIn(id, owner).post('Toujours là ?'))
    expect(told).toEqual([...staffIds, personOf('coproprietaire')].toSorted())

    const { id: between } = await startConversation(owner, { memberIds: [boardId] })
    const { id: messageId } = await actionsIn(between, owner).post('Vous exagérez')
    const report = { params: { messageId }, body: { abuseReport: { reason: 'Ton' } } }
    const toldOfReport = await toldBy(() => board.call(sentMessageRoutes.report, report))
    expect(toldOfReport).toEqual(staffIds.toSorted())
  })
})

describe('a mail', () => {
  it('is sent once until the conversation is read, and to nobody who muted it', async () => {
    const name = 'Un sujet de courrier'
    const mails = async () => {
      await server.drain()
      return server.outbox.mails().filter(({ text }) => text.includes(name))
    }
    const { id } = await startConversation(owner, { memberIds: [boardId, personOf('bailleur')], name })
    await actionsIn(id, owner).post('Encore un mot')
    const first = await mails()
    expect(first.map(({ to }) => to).toSorted()).toEqual([demoEmail('bailleur'), demoEmail('conseil')].toSorted())
    for (const { text } of first) expect(text).toContain(`/messages/${id}`)

    await actionsIn(id, lessor).change({ isMuted: true })
    for (const reader of [board, lessor]) {
      const [last] = (await actionsIn(id, reader).messages()).messages
      await actionsIn(id, reader).markRead(last?.id ?? '')
    }
    await actionsIn(id, owner).post('Un dernier')
    expect((await mails()).filter((mail) => !first.includes(mail)).map(({ to }) => to)).toEqual([demoEmail('conseil')])
  })
})

describe('the files of a message', () => {
  const statusFor = async (by: SignedIn, fileUrl: string) => (await openFile(server, by, fileUrl)).status
  async function withFile() {
    const { id } = await startConversation(owner, { memberIds: [boardId, personOf('president')] })
    const file = await storedFile(await sendFile(owner, await drawing(), 'plan.png'))
    const sent = await actionsIn(id, owner).callPost({ attachmentIds: [file.id] })
    expect(sent.status).toBe(200)
    const [message] = (await actionsIn(id, board).messages()).messages
    expect(message?.attachments.map((one) => one.id)).toEqual([file.id])
    return { id, messageId: message?.id ?? '', fileUrl: file.fileUrl }
  }

  it('are open to members until they leave, and to nobody else, including the manager', async () => {
    const { id, fileUrl } = await withFile()
    const readers = [owner, board, president, lessor, staff]
    expect(await Promise.all(readers.map((by) => statusFor(by, fileUrl)))).toEqual([200, 200, 200, 404, 404])
    await actionsIn(id, board).leave()
    expect(await statusFor(board, fileUrl)).toBe(404)
  })

  it('are deleted with a withdrawn message, except for the manager to whom it was reported', async () => {
    const { messageId, fileUrl } = await withFile()
    const report = { params: { messageId }, body: { abuseReport: { reason: 'Photo de mon enfant' } } }
    expect((await board.call(sentMessageRoutes.report, report)).status).toBe(204)
    await owner.get(sentMessageRoutes.withdraw, { params: { messageId } })
    expect(await Promise.all([board, president, lessor, staff].map((by) => statusFor(by, fileUrl)))).toEqual([
      404, 404, 404, 200,
    ])
  })

  it('are closed to a person who is removed from the place', async () => {
    const { fileUrl } = await withFile()
    await removeMember(server, personOf('president'), tilleuls)
    expect(await statusFor(president, fileUrl)).toBe(404)
  })
})

describe('a person who leaves the portal', () => {
  it('takes along their own messages in an export, and none of others', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId], message: { body: 'Ma question' } })
    await actionsIn(id, board).post('Votre réponse')
    const { data } = await answerOf(server, settingsRoutes.exportData, { token: owner.token })
    const text = JSON.stringify(data)
    expect([text.includes('Ma question'), text.includes('Votre réponse')]).toEqual([true, false])
  })

  it('leaves their messages to the other members, under no name', async () => {
    const { db } = server.platform
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const createdAt = server.clock.now()
    const person = {
      email: 'part@courriel.example',
      displayName: 'Paul Partant',
      firstName: 'Paul',
      lastName: 'Partant',
    }
    const [left] = await db
      .insert(users)
      .values({ ...person, createdAt })
      .returning({ id: users.id })
    const authorId = left?.id ?? ''
    const reach = { reachedCount: 2, reachedLists: [] }
    const sent = { conversationId: id, placeId: tilleuls, seq: 2, authorId, body: 'Je vends', createdAt, ...reach }
    await insertMessage(db, sent)
    await insertMembers(db, [
      {
        conversationId: id,
        placeId: tilleuls,
        userId: authorId,
        firstSeq: 1,
        lastSeq: 2,
        joinedAt: createdAt,
        updatedAt: createdAt,
      },
    ])
    expect(await actionsIn(id, board).read()).toMatchObject({ membersCount: 3 })

    await db.delete(users).where(eq(users.id, authorId))

    const [message] = (await actionsIn(id, board).messages()).messages
    expect(message).toMatchObject({ body: 'Je vends', author: { userId: null } })
    expect(message?.author.displayName).not.toContain('Partant')
    expect(await actionsIn(id, board).read()).toMatchObject({ membersCount: 2 })
  })
})
