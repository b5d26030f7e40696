import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { blockRoutes } from '#contract/messages/blocks.ts'
import { conversationDeskRoutes as desk } from '#contract/messages/conversationDesk.ts'
import { sentMessageRoutes as routes } from '#contract/messages/sentMessages.ts'
import { demoId } from '#server/demo/chance.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import {
  actionsIn,
  boardId,
  conversationsOf,
  startConversation,
  startMessages,
} from '#tests/support/server/conversationCalls.ts'
import { personOf, placeOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, cast } = await startMessages()
const { owner, board, lessor, staff } = cast
const inPlace = { params: { placeId: tilleuls } }

async function sent(body: string) {
  const { id } = await startConversation(owner, { memberIds: [boardId], message: { body } })
  const [message] = (await actionsIn(id, owner).messages()).messages
  if (!message) throw new Error('nothing was sent')
  return { id, messageId: message.id }
}

describe('a message that was sent', () => {
  it('is edited only by its author, with a trace', async () => {
    const { id, messageId } = await sent('Rendez-vous à 8 h')
    const edit = { params: { messageId }, body: { message: { body: 'Rendez-vous à 9 h' } } }
    expect((await board.call(routes.edit, edit)).status).toBe(409)
    expect((await lessor.call(routes.edit, edit)).status).toBe(404)
    await owner.get(routes.edit, edit)
    const [message] = (await actionsIn(id, board).messages()).messages
    expect(message?.body).toBe('Rendez-vous à 9 h')
    expect(message?.editedAt).not.toBeNull()
  })

  it('can be edited up to the fifteenth minute, and not after it', async () => {
    const { messageId } = await sent('À lundi')
    const edit = { params: { messageId }, body: { message: { body: 'À mardi' } } }
    onTestFinished(server.clock.reset)
    server.clock.advance(15 * 60_000)
    const later = await signedInAs(server, 'coproprietaire')
    expect((await later.call(routes.edit, edit)).status).toBe(200)
    server.clock.advance(1_000)
    expect((await later.call(routes.edit, edit)).status).toBe(409)
  })

  it('has the id that its sender chose, and is sent once', async () => {
    const { id, messageId } = await sent('Bonjour')
    const chosen = { messageId: demoId('an id chosen by its sender'), body: 'Une fois' }
    const first = await actionsIn(id, owner).callPost(chosen)
    const again = await actionsIn(id, owner).callPost(chosen)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await actionsIn(id, board).messages()).messages.map((one) => one.id)).toEqual([chosen.messageId, messageId])
  })

  it('is sent once even if the page would mention other people by the time it is sent again', async () => {
    const { id } = await sent('Bonjour')
    const chosen = { messageId: randomUUID(), body: 'Une idée, @Voisin ?' }
    const first = await actionsIn(id, owner).callPost({ ...chosen, mentionedIds: [boardId] })
    const again = await actionsIn(id, owner).callPost(chosen)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await actionsIn(id, board).messages()).messages).toHaveLength(2)
  })

  it('cannot have the id of another message, and the refusal says nothing about that message', async () => {
    const { id } = await sent('Ici')
    const { messageId: ownElsewhere } = await sent('Ailleurs')
    const { id: foreign } = await startConversation(lessor, { memberIds: [personOf('president')] })
    const [hidden] = (await actionsIn(foreign, lessor).messages()).messages
    const refusals = await Promise.all(
      [ownElsewhere, hidden?.id].map(async (taken) =>
        refusalOf(await actionsIn(id, owner).callPost({ messageId: taken, body: 'Bonjour' })),
      ),
    )
    const refusal = { status: 422, field: 'message.message_id', fieldCode: 'invalid' }
    expect(refusals).toMatchObject([refusal, refusal])
    expect(refusals[0]?.message).toBe(refusals[1]?.message)
  })

  it('is withdrawn with a trace, and no longer found', async () => {
    const { id, messageId } = await sent('Le hamster est perdu')
    expect((await conversationsOf(board, { 'filter[search]': 'hamster' })).conversations).toHaveLength(1)
    await owner.get(routes.withdraw, { params: { messageId } })
    expect((await conversationsOf(board, { 'filter[search]': 'hamster' })).conversations).toEqual([])
    expect((await actionsIn(id, board).messages()).messages).toMatchObject([{ id: messageId, body: '' }])
    expect((await owner.call(routes.withdraw, { params: { messageId } })).status).toBe(409)
  })

  it('is reported to the manager as it was', async () => {
    const { messageId } = await sent('Vous êtes un incapable')
    const report = { params: { messageId }, body: { abuseReport: { reason: 'Injure' } } }
    expect((await owner.call(routes.report, report)).status).toBe(409)
    expect((await board.call(routes.report, report)).status).toBe(204)
    await owner.get(routes.withdraw, { params: { messageId } })
    const reported = async (by: typeof staff, place?: string) =>
      (await by.get(desk.abuseReports, { query: place ? { by_place: place } : {} })).abuseReports
    const [first] = await reported(staff)
    expect(first).toMatchObject({ placeId: tilleuls, body: 'Vous êtes un incapable', reason: 'Injure', seenAt: null })
    expect(await reported(board)).toEqual([])
    expect(await reported(board, tilleuls)).toEqual([])
    expect(await reported(staff, tilleuls)).toContainEqual(first)
    expect(await reported(staff, placeOf('vauban'))).not.toContainEqual(first)
    const see = { params: { placeId: tilleuls, abuseReportId: first?.id ?? '' } }
    expect((await board.call(desk.see, see)).status).toBe(403)
    expect((await staff.call(desk.see, { params: { ...see.params, placeId: placeOf('vauban') } })).status).toBe(404)
    expect((await staff.call(desk.see, see)).status).toBe(204)
    expect((await reported(staff))[0]?.seenAt).not.toBeNull()
  })
})

describe('a person who blocks another', () => {
  it('gets no new message from them, and they are told so when it reaches nobody', async () => {
    const { id } = await sent('Bonjour')
    const { id: group } = await startConversation(owner, { memberIds: [boardId, personOf('bailleur')] })
    const block = { params: { placeId: tilleuls, userId: personOf('coproprietaire') } }
    expect((await board.call(blockRoutes.block, block)).status).toBe(204)
    expect(await refusalOf(await actionsIn(id, owner).callPost())).toMatchObject({
      status: 422,
      field: 'message.body',
      fieldCode: 'takesNoMessages',
    })
    expect((await actionsIn(group, owner).post('À tous')).reach.people).toBe(1)
    expect((await actionsIn(group, board).messages()).messages.map(({ body }) => body)).not.toContain('À tous')
    expect((await actionsIn(group, lessor).messages()).messages.map(({ body }) => body)).toContain('À tous')
    const { people } = await board.get(blockRoutes.list, inPlace)
    expect(people.map(({ userId }) => userId)).toEqual([personOf('coproprietaire')])
    await board.call(blockRoutes.unblock, block)
    await actionsIn(id, owner).post('De nouveau')
    expect((await actionsIn(group, board).messages()).messages.map(({ body }) => body)).not.toContain('À tous')
  })

  it('is a neighbour, like the blocked one: staff neither block nor are blocked', async () => {
    const blockOf = (name: string) => ({ params: { placeId: tilleuls, userId: personOf(name) } })
    expect((await board.call(blockRoutes.block, blockOf('gestionnaire'))).status).toBe(409)
    expect((await staff.call(blockRoutes.block, blockOf('conseil'))).status).toBe(409)
  })
})

describe('the desk of the manager', () => {
  it('lists waiting conversations, assigns them, adds notes and closes them until somebody writes again', async () => {
    const { id } = await startConversation(owner, { isToManager: true, name: 'Badge perdu au bureau' })
    const waiting = async (query: Readonly<Record<string, string>> = {}) => {
      const { data } = await staff.get(desk.queue, { query: { by_place: tilleuls, per_page: '100', ...query } })
      return data.result.includes(id)
    }
    const params = { conversationId: id }
    expect([await waiting(), await waiting({ filter: 'mine' })]).toEqual([true, false])
    const assign = { params, body: { assignee: { userId: personOf('gestionnaire') } } }
    expect((await staff.get(desk.assign, assign)).assignee?.userId).toBe(personOf('gestionnaire'))
    expect(await waiting({ filter: 'mine' })).toBe(true)
    await staff.get(desk.addNote, { params, body: { note: { body: 'Déjà le troisième' } } })
    expect((await staff.get(desk.notes, { params })).notes).toMatchObject([{ body: 'Déjà le troisième' }])
    expect((await owner.call(desk.notes, { params })).status).toBe(403)
    expect((await actionsIn(id, owner).messages()).messages).toHaveLength(1)
    expect(await staff.get(desk.close, { params })).toMatchObject({ isClosed: true, waitingSince: null })
    expect(await waiting()).toBe(false)
    await actionsIn(id, owner).post('Il est retrouvé')
    expect([await waiting(), (await actionsIn(id, owner).read()).isClosed]).toEqual([true, false])
  })

  it('keeps prepared answers for all places of the agency', async () => {
    const written = { title: 'Badge', body: 'Le badge coûte 20 €.' }
    const { id } = await staff.get(desk.addCannedAnswer, { ...inPlace, body: { cannedAnswer: written } })
    const { cannedAnswers } = await staff.get(desk.cannedAnswers, inPlace)
    expect(cannedAnswers).toContainEqual({ id, ...written })
    const remove = { params: { placeId: tilleuls, cannedAnswerId: id } }
    expect((await staff.call(desk.removeCannedAnswer, remove)).status).toBe(204)
    expect((await staff.call(desk.removeCannedAnswer, remove)).status).toBe(404)
  })
})
