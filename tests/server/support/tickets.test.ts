import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { closeTickets } from '#server/areas/support/closeTickets.ts'
import { insertTicket } from '#server/areas/support/tickets.store.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, placeOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'

const server = await startDemoServer()
afterAll(() => server.close())
const requester = await signedInAs(server, 'bailleur')
const neighbour = await signedInAs(server, 'president')
const operator = await signedInAs(server, 'admin')
const operatorInMontreal = await signedInAs(server, 'direction-montreal', 'VQC')

const question = { subject: 'Écran blanc', body: 'La page des comptes reste blanche.' }
const open = (by: SignedIn = requester, ticket: object = question, placeId = tilleuls) =>
  by.get(ticketRoutes.create, { params: { placeId }, body: { ticket } })
const read = (ticketId: string, by = requester) => by.get(ticketRoutes.read, { params: { ticketId } })
const answer = (ticketId: string, isSolved = false) =>
  operator.call(ticketRoutes.answer, { params: { ticketId }, body: { comment: { body: 'Nous regardons.', isSolved } } })
const comment = (ticketId: string, by = requester) =>
  by.call(ticketRoutes.comment, { params: { ticketId }, body: { comment: { body: 'Toujours blanche.' } } })
const solve = (ticketId: string) => requester.call(ticketRoutes.solve, { params: { ticketId } })
const listed = async (route: typeof ticketRoutes.list | typeof ticketRoutes.queue, by: SignedIn, query = {}) => {
  const { data, meta } = await by.get(route, { query })
  return { tickets: data.result.flatMap((id) => data.entities.tickets[id] ?? []), meta }
}
const codeOf = async (response: Response) => {
  const { error } = Object(fromWire(JSON.parse(await response.text())))
  return [response.status, error]
}

describe('a ticket', () => {
  it('is opened with its first comment, and the operator is notified', async () => {
    const ticket = await open()
    expect(ticket).toMatchObject({ subject: 'Écran blanc', status: 'new', isRequester: true, isUnread: false })
    expect(ticket.email).toBe('bailleur@demo.example')
    const { data } = await requester.get(ticketRoutes.comments, { params: { ticketId: ticket.id } })
    expect(Object.values(data.entities.ticketComments)).toMatchObject([{ body: question.body, isFromOperator: false }])
    const told = await operator.get(notificationRoutes.list, { query: { by_type: 'zendesk_ticket' } })
    expect(told.data.entities.notifications[told.data.result[0] ?? '']).toMatchObject({
      title: 'Écran blanc',
      path: `/assistance/${ticket.id}`,
    })
  })

  it('goes back and forth: answered, unread until its requester has read it, commented, solved and opened again', async () => {
    const { id } = await open()
    await answer(id)
    expect(await read(id)).toMatchObject({ status: 'pending', isUnread: true })
    await requester.call(ticketRoutes.markRead, { params: { ticketId: id } })
    expect(await read(id)).toMatchObject({ isUnread: false })
    await comment(id)
    expect(await read(id)).toMatchObject({ status: 'open' })
    await answer(id, true)
    expect(await read(id)).toMatchObject({ status: 'solved' })
    await comment(id)
    expect(await read(id)).toMatchObject({ status: 'open' })
    await solve(id)
    expect(await read(id)).toMatchObject({ status: 'solved' })
    expect((await solve(id)).status).toBe(409)
    expect((await answer(id)).status).toBe(409)
  })

  it('notifies its requester of an answer, and nobody of a reading', async () => {
    const { id } = await open()
    await answer(id)
    const { data } = await requester.get(notificationRoutes.list, { query: { by_type: 'zendesk_ticket' } })
    const own = Object.values(data.entities.notifications).filter(({ path }) => path === `/assistance/${id}`)
    expect(own).toMatchObject([{ title: 'Écran blanc', author: null }])
  })

  it('exists for nobody but its requester and the administrators of its offer', async () => {
    const { id: ticketId } = await open()
    const strangers = [neighbour, operatorInMontreal]
    for (const stranger of strangers) {
      expect((await stranger.call(ticketRoutes.read, { params: { ticketId } })).status).toBe(404)
      expect((await stranger.call(ticketRoutes.comments, { params: { ticketId } })).status).toBe(404)
    }
    expect((await comment(ticketId, neighbour)).status).toBe(404)
    expect((await neighbour.call(ticketRoutes.queue)).status).toBe(403)
    expect(await read(ticketId, operator)).toMatchObject({ isRequester: false })
  })

  it('is of a place of its requester', async () => {
    const response = await requester.call(ticketRoutes.create, {
      params: { placeId: placeOf('plateau') },
      body: { ticket: question },
    })
    expect(response.status).toBe(404)
    expect(
      (
        await codeOf(
          await requester.call(ticketRoutes.create, {
            params: { placeId: tilleuls },
            body: { ticket: { ...question, subject: ' ' } },
          }),
        )
      )[0],
    ).toBe(422)
  })
})

describe('lists of tickets', () => {
  it('show a person their own, the latest first, and the operator those that wait longest', async () => {
    const first = await open(neighbour, { ...question, subject: 'Première' })
    server.clock.advance(60_000)
    const second = await open(neighbour, { ...question, subject: 'Seconde' })
    const own = await listed(ticketRoutes.list, neighbour, { by_state: 'ongoing' })
    expect(own.tickets.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    const { tickets, meta } = await listed(ticketRoutes.queue, operator, { by_state: 'waiting', per_page: '100' })
    expect(meta.total).toBe(tickets.length)
    expect(tickets.map(({ updatedAt }) => updatedAt)).toEqual(tickets.map(({ updatedAt }) => updatedAt).sort())
    await operator.call(ticketRoutes.answer, {
      params: { ticketId: first.id },
      body: { comment: { body: 'Réglé.', isSolved: true } },
    })
    const after = await listed(ticketRoutes.queue, operator, { by_state: 'waiting', per_page: '100' })
    expect(after.meta.total).toBe(meta.total - 1)
    const { meta: pending } = await listed(ticketRoutes.queue, operator, { by_state: 'pending' })
    await answer(second.id)
    const waitsForThem = await listed(ticketRoutes.queue, operator, { by_state: 'pending', per_page: '100' })
    expect(waitsForThem.meta.total).toBe(pending.total + 1)
    expect(waitsForThem.tickets.at(-1)?.id).toBe(second.id)
    const finished = await listed(ticketRoutes.queue, operator, { by_state: 'finished' })
    expect(finished.tickets[0]?.id).toBe(first.id)
    expect(finished.meta.total).toBeGreaterThan(0)
  })
})

// Runs last, because the sessions of the other tests expire in it.
describe('a solved ticket', () => {
  const day = 24 * 3_600_000
  const close = () => closeTickets(server.platform, server.sites)
  const closings = () => server.platform.db.select().from(auditEntries).where(eq(auditEntries.action, 'tickets.close'))

  it('is closed two weeks after it was solved, and accepts no comment then', async () => {
    const { id } = await open()
    await solve(id)
    const { updatedAt } = await read(id)
    server.clock.advance(13 * day)
    await close()
    expect(await read(id, await signedInAs(server, 'bailleur'))).toMatchObject({ status: 'solved' })
    server.clock.advance(2 * day)
    await close()
    const later = await signedInAs(server, 'bailleur')
    expect(await read(id, later)).toMatchObject({ status: 'closed', updatedAt })
    expect((await comment(id, later)).status).toBe(409)
    expect(await closings()).toContainEqual(
      expect.objectContaining({ subjectId: id, actorId: null, offer: 'ESE', detail: { status: 'closed' } }),
    )
  })

  it('is closed once, however many there are and however many processes close them', async () => {
    const { db } = server.platform
    const at = server.clock.now()
    const solved = { offer: 'ESE', requesterId: personOf('bailleur'), status: 'solved', subject: 'Écran blanc' }
    const made = Array.from({ length: 60 }, () =>
      insertTicket(db, { ...solved, createdAt: at, updatedAt: at, readAt: at }),
    )
    const ids = new Set(await Promise.all(made))
    server.clock.advance(15 * day)
    await Promise.all([close(), close()])
    const closed = (await closings()).flatMap(({ subjectId }) => (ids.has(subjectId) ? subjectId : []))
    expect(closed).toHaveLength(60)
    expect(new Set(closed)).toEqual(ids)
  })
})
