import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversationRoutes, previewLength } from '#contract/messages/conversations.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoHolders, demoName } from '#tests/support/demoNames.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  actionsIn,
  boardId,
  callStart,
  conversationsOf,
  listOfKind,
  startConversation,
  startMessages,
} from '#tests/support/server/conversationCalls.ts'
import { personOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, cast } = await startMessages()
const { owner, board, president, lessor, tenant, staff } = cast

const unreadNews = (name: string, conversationId: string) =>
  server.platform.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, personOf(name)), eq(notifications.path, `/messages/${conversationId}`)))

async function choose(name: string, messagesFrom: string) {
  const shown = { email: 'private', phoneNumber: 'private', address: 'private', birthDate: 'private', messagesFrom }
  await server.platform.db
    .insert(privacySettings)
    .values({ userId: personOf(name), ...shown })
    .onConflictDoUpdate({ target: privacySettings.userId, set: { messagesFrom } })
}

describe('a conversation between two co-owners', () => {
  it('reaches the other one, unread and with a preview, and stays read for its author', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId], name: 'Vélos dans le hall' })
    const [theirs] = (await conversationsOf(board)).conversations
    expect(theirs).toMatchObject({ id, name: 'Vélos dans le hall', unreadCount: 1, membersCount: 2 })
    expect(theirs?.preview).toMatchObject({ text: 'Qui a la clé ?', isOwn: false })
    expect(theirs?.others.map(({ userId }) => userId)).toEqual([personOf('coproprietaire')])
    const [own] = (await conversationsOf(owner)).conversations
    expect(own).toMatchObject({ id, unreadCount: 0, lastReadSeq: 1 })
  })

  it('has a preview of a long message that ends after a word', async () => {
    const body = 'Le local est ouvert, la porte bat, et personne ne sait qui a la clé. '.repeat(4)
    const { id } = await startConversation(owner, { memberIds: [boardId], message: { body } })
    const theirs = (await conversationsOf(board)).conversations.find((one) => one.id === id)
    const text = theirs?.preview?.text ?? ''
    expect(text.length).toBeLessThanOrEqual(previewLength)
    expect(text).toMatch(/…$/)
    expect(body).toMatch(new RegExp(`^${text.slice(0, -1)}[ ,.]`))
  })

  it('notifies once until it is read, and reading marks the notification', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    await actionsIn(id, owner).post('Encore moi')
    const last = await actionsIn(id, owner).post('Et encore')
    expect(await unreadNews('conseil', id)).toMatchObject([
      { type: 'conversations', author: demoName('coproprietaire') },
    ])
    expect((await actionsIn(id, board).markRead(last.id)).status).toBe(204)
    expect((await unreadNews('conseil', id)).map(({ readAt }) => readAt === null)).toEqual([false])
    expect(await actionsIn(id, board).read()).toMatchObject({ unreadCount: 0, lastReadMessageId: last.id })
  })

  it('is archived for one person only, and comes back with a new message', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    const before = await conversationsOf(board)
    await actionsIn(id, board).change({ isArchived: true })
    const archived = await conversationsOf(board, { filter: 'archived' })
    expect(archived.conversations.map((one) => one.id)).toContain(id)
    expect((await conversationsOf(board)).meta.total).toBe(before.meta.total - 1)
    expect((await actionsIn(id, owner).read()).isArchived).toBe(false)
    await actionsIn(id, owner).post()
    const after = await conversationsOf(board)
    expect(after.conversations.find((one) => one.id === id)).toMatchObject({ isArchived: false })
    expect(after.meta.total).toBe(before.meta.total)
  })

  it('notifies nobody who muted it, and no longer exists for a person who left', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId, personOf('bailleur')] })
    for (const { id: messageId } of (await actionsIn(id, board).messages()).messages) {
      await actionsIn(id, board).markRead(messageId)
    }
    await actionsIn(id, board).change({ isMuted: true })
    await actionsIn(id, owner).post()
    expect((await unreadNews('conseil', id)).filter(({ readAt }) => readAt === null)).toEqual([])
    expect((await actionsIn(id, board).leave()).status).toBe(204)
    expect((await actionsIn(id, board).callRead()).status).toBe(404)
    expect((await actionsIn(id, board).callPost()).status).toBe(404)
    expect((await actionsIn(id, owner).read()).membersCount).toBe(2)
  })

  it('is found by a word in another form, by its members only', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId], message: { body: 'Deux chaudières fuient' } })
    const search = { 'filter[search]': 'chaudiere' }
    expect((await conversationsOf(board, search)).conversations.map((one) => one.id)).toEqual([id])
    expect((await conversationsOf(lessor, search)).conversations).toEqual([])
  })

  it('shows pages of messages, the newest first, in both directions', async () => {
    const { id } = await startConversation(owner, { memberIds: [boardId] })
    for (const text of ['deux', 'trois', 'quatre']) await actionsIn(id, board).post(text)
    const seqs = async (query: Record<string, string>) => {
      const { messages, hasMore } = await actionsIn(id, owner).messages({ per_page: '2', ...query })
      return [messages.map(({ seq }) => seq), hasMore]
    }
    expect(await seqs({})).toEqual([[4, 3], true])
    expect(await seqs({ before: '3' })).toEqual([[2, 1], false])
    expect(await seqs({ after: '1' })).toEqual([[3, 2], true])
  })
})

describe('who may write to whom', () => {
  it('is refused at the person who blocks the sender, unless staff are involved', async () => {
    await choose('bailleur', 'board_members')
    const memberIds = [boardId, personOf('bailleur')]
    expect(await refusalOf(await callStart(owner, { memberIds }))).toMatchObject({
      status: 422,
      field: 'conversation.member_ids.1',
      fieldCode: 'takesNoMessages',
    })
    expect((await callStart(board, { memberIds: [personOf('bailleur')] })).status).toBe(200)
    expect((await callStart(staff, { memberIds: [personOf('bailleur')] })).status).toBe(200)
    const found = async (search: string) => {
      const query = { 'filter[search]': search }
      const { people } = await owner.get(conversationRoutes.recipients, { params: { placeId: tilleuls }, query })
      return people.map(({ isStaff, obstacle }) => ({ isStaff, obstacle }))
    }
    expect(await found(demoName('bailleur'))).toEqual([{ isStaff: false, obstacle: 'settings' }])
    expect(await found(demoName('locataire'))).toEqual([{ isStaff: false, obstacle: 'notCoowner' }])
    expect(await found(demoName('gestionnaire'))).toEqual([{ isStaff: true, obstacle: null }])
    await choose('bailleur', 'all_contacts')
  })

  it('excludes occupants, who neither read nor are written to', async () => {
    expect((await callStart(tenant, { isToManager: true })).status).toBe(403)
    expect((await callStart(owner, { memberIds: [personOf('locataire')] })).status).toBe(422)
    expect((await callStart(owner, { memberIds: [] })).status).toBe(422)
    const { lists } = await owner.get(conversationRoutes.recipients, { params: { placeId: tilleuls } })
    const obstacles = lists.map(({ kind, obstacle, reachedCount }) => [kind, obstacle, reachedCount > 0])
    expect(obstacles).toContainEqual(['tenants', 'notCoowner', false])
    expect(obstacles).toContainEqual(['council', null, true])
  })

  it('is counted for each list, with the reason why it misses people: their role, their settings, or both', async () => {
    await choose('bailleur', 'board_members')
    const missedBy = async (person: SignedIn) => {
      const { lists } = await person.get(conversationRoutes.recipients, { params: { placeId: tilleuls } })
      return Object.fromEntries(lists.map(({ kind, missed }) => [kind, missed]))
    }
    expect(await missedBy(owner)).toMatchObject({ everyone: 'both', coowners: 'settings', tenants: null, staff: null })
    expect(await missedBy(board)).toMatchObject({ everyone: 'notCoowner', coowners: null })
    await choose('bailleur', 'all_contacts')
  })
})

describe('a conversation with a distribution list', () => {
  it('of all occupants reaches no staff', async () => {
    const { id } = await startConversation(owner, { distributionListIds: [listOfKind('everyone')] })
    expect((await actionsIn(id, lessor).read()).isMember).toBe(true)
    expect((await actionsIn(id, staff).callRead()).status).toBe(404)
  })

  it('reaches the people who are on the list when a message is sent, and says how many', async () => {
    const { id } = await startConversation(owner, { distributionListIds: [listOfKind('council')] })
    const [message] = (await actionsIn(id, president).messages()).messages
    const { length: count } = demoHolders('tilleuls', 'cs')
    expect(message?.reach).toEqual({ people: count, lists: [{ kind: 'council', count }] })
    expect((await actionsIn(id, lessor).callRead()).status).toBe(404)
  })
})

describe('a conversation with the manager', () => {
  it('waits in the queue until staff answer, who read it without being members', async () => {
    const { id } = await startConversation(owner, { isToManager: true, name: 'Badge perdu' })
    const seen = await actionsIn(id, staff).read()
    expect(seen).toMatchObject({ isMember: false, assignee: null })
    expect(seen.waitingSince).not.toBeNull()
    expect((await actionsIn(id, board).callRead()).status).toBe(404)
    const waitingFor = async (by: typeof staff, placeId = tilleuls) =>
      (await by.get(conversationRoutes.count)).places.find((place) => place.placeId === placeId)?.waiting ?? 0
    const waiting = await waitingFor(staff)
    expect(waiting).toBeGreaterThan(0)
    // Neither its author nor the board answers, and staff of another offer do not see the place.
    for (const other of [owner, board, await signedInAs(server, 'gestionnaire', 'VSY')]) {
      expect(await waitingFor(other)).toBe(0)
    }
    expect(await actionsIn(id, staff).post('C’est noté')).toMatchObject({ isFromStaff: true })
    expect(await actionsIn(id, owner).read()).toMatchObject({ waitingSince: null, unreadCount: 1 })
    expect(await waitingFor(staff)).toBe(waiting - 1)
  })
})
