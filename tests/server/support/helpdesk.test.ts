import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationRoutes } from '#contract/notifications.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { handOverForgotten } from '#server/areas/support/helpdesk/deskJob.ts'
import { exchangeTicket } from '#server/areas/support/helpdesk/exchangeTicket.ts'
import { followDesk } from '#server/areas/support/helpdesk/followDesk.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import { createZendesk } from '#server/platform/helpdesk/zendesk.ts'
import { demoTicket } from '#tests/support/demoNames.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { startZendesk, type Zendesk } from '#tests/support/server/zendesk.ts'

let zendesk: Zendesk
let server: TestServer
let requester: SignedIn
let operator: SignedIn
beforeAll(async () => {
  zendesk = await startZendesk()
  server = await startDemoServer({ openHelpdesk: (now) => createZendesk(zendesk.settings, now) })
  requester = await signedInAs(server, 'bailleur')
  operator = await signedInAs(server, 'admin')
})
afterAll(async () => {
  await server.close()
  await zendesk.stop()
})
beforeEach(() => {
  zendesk.refuse(null)
  zendesk.lose('nothing')
  zendesk.calls.length = 0
})

const minute = 60_000
let passed = 0
/** Does the jobs that are due after some time, also those that wait for another attempt. */
async function later(milliseconds = 2 * 60 * minute) {
  passed += milliseconds
  await passJobTime(server.platform.db, passed)
  await server.drain()
}
/** The work of every minute: reads and processes changes at Zendesk. */
async function follow() {
  server.clock.advance(minute)
  await followDesk(server.platform)
  await server.drain()
}

async function open(body = 'La page reste blanche.', attachmentIds: readonly string[] = []) {
  const ticket = { subject: 'Écran blanc', body, attachmentIds }
  return (await requester.get(ticketRoutes.create, { params: { placeId: tilleuls }, body: { ticket } })).id
}
async function openThere() {
  const id = await open()
  await server.drain()
  return id
}
const say = (ticketId: string, body: string) =>
  requester.call(ticketRoutes.comment, { params: { ticketId }, body: { comment: { body } } })
const read = (ticketId: string) => requester.get(ticketRoutes.read, { params: { ticketId } })
const statusOf = async (ticketId: string) => (await read(ticketId)).status
async function commentsOf(ticketId: string) {
  const { data } = await requester.get(ticketRoutes.comments, { params: { ticketId } })
  return data.result.flatMap((id) => data.entities.ticketComments[id] ?? []).toReversed()
}
const bodiesThere = (ticketId: string) => zendesk.commentsOf(ticketId).map(({ body }) => body.split('\n')[0])
const statusThere = (ticketId: string) => zendesk.ticketsOf(ticketId).at(-1)?.status

describe('a ticket of the portal', () => {
  it('is opened at Zendesk in the name of its requester, and says where it comes from', async () => {
    const file = await storedFile(await sendFile(requester, await drawing(), 'écran.png'))
    const id = await open('La page reste blanche.', [file.id])
    expect(zendesk.calls).toEqual([])
    await server.drain()
    expect(zendesk.ticketsOf(id)).toMatchObject([{ subject: 'Écran blanc', status: 'new', tags: ['portal', 'ese'] }])
    const [comment, ...others] = zendesk.commentsOf(id)
    expect(comment).toMatchObject({ author: 'bailleur@demo.example', attachments: [{ file_name: 'écran.png' }] })
    expect(comment?.body).toContain('La page reste blanche.\n\n')
    expect(comment?.body).toContain(`/assistance/${id}`)
    expect(others).toEqual([])
  })

  it('has its comments and its status there, in order', async () => {
    const id = await openThere()
    await say(id, 'Première précision')
    await say(id, 'Seconde précision')
    await server.drain()
    expect(bodiesThere(id)).toEqual(['La page reste blanche.', 'Première précision', 'Seconde précision'])
    await operator.call(ticketRoutes.answer, {
      params: { ticketId: id },
      body: { comment: { body: 'Nous regardons.' } },
    })
    await server.drain()
    expect(zendesk.commentsOf(id).at(-1)).toMatchObject({ body: 'Nous regardons.', author: 'portal@syndic.example' })
    expect(statusThere(id)).toBe('pending')
    await say(id, 'Toujours blanche.')
    await server.drain()
    expect(statusThere(id)).toBe('open')
    await requester.call(ticketRoutes.solve, { params: { ticketId: id } })
    await server.drain()
    expect(statusThere(id)).toBe('solved')
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
  })

  it('ignores the portal’s own changes', async () => {
    const id = await openThere()
    await say(id, 'Une précision')
    await follow()
    await follow()
    expect((await commentsOf(id)).map(({ body }) => body)).toEqual(['La page reste blanche.', 'Une précision'])
    expect(await statusOf(id)).toBe('new')
  })
})

describe('a change at Zendesk', () => {
  it('comes back: the answer, its author, its files and its status, and the requester is notified', async () => {
    const id = await openThere()
    const files = [
      { name: 'guide.png', bytes: await drawing() },
      { name: 'macro.docm', bytes: Buffer.from('PK no picture') },
    ]
    zendesk.agentActs(id, { body: 'Voyez le guide.', status: 'pending', files })
    await follow()
    const answer = (await commentsOf(id)).at(-1)
    expect(answer).toMatchObject({
      author: { userId: null, displayName: 'Julie' },
      isFromOperator: true,
      attachments: [{ sourceFileName: 'guide.png' }],
    })
    expect(answer?.body).toBe('Voyez le guide.\n\nPièces jointes restées à l’assistance\u00a0: macro.docm')
    expect((await openFile(server, requester, answer?.attachments[0]?.fileUrl ?? '')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'pending', isUnread: true })
    const { data } = await requester.get(notificationRoutes.list, { query: { by_type: 'zendesk_ticket' } })
    const told = Object.values(data.entities.notifications).filter(({ path }) => path === `/assistance/${id}`)
    expect(told).toMatchObject([{ title: 'Écran blanc', author: null }])
  })

  it('is processed once, however often it is read', async () => {
    const id = await openThere()
    zendesk.agentActs(id, { body: 'Une fois.' })
    await follow()
    const [ctx] = clockContexts(server.platform, server.sites)
    if (!ctx) throw new Error('there is no offer')
    await Promise.all([exchangeTicket(ctx, id), exchangeTicket(ctx, id)])
    expect((await commentsOf(id)).filter(({ body }) => body === 'Une fois.')).toHaveLength(1)
    expect(await statusOf(id)).toBe('open')
  })

  it.each([
    ['open', 'open'],
    ['hold', 'open'],
    ['pending', 'pending'],
    ['solved', 'solved'],
    ['closed', 'closed'],
  ])('moves a new ticket: %s there is %s here', async (there, here) => {
    const id = await openThere()
    zendesk.agentActs(id, { status: there })
    await follow()
    expect(await statusOf(id)).toBe(here)
    expect(await commentsOf(id)).toHaveLength(1)
  })

  it('opens a solved ticket again, and keeps private notes away from the requester', async () => {
    const id = await openThere()
    await requester.call(ticketRoutes.solve, { params: { ticketId: id } })
    await server.drain()
    zendesk.agentActs(id, { body: 'À voir avec le développement', isPrivate: true, status: 'open' })
    await follow()
    expect(await statusOf(id)).toBe('open')
    expect(await commentsOf(id)).toHaveLength(1)
  })

  it('may be a mail of the requester, which is theirs here too', async () => {
    const id = await openThere()
    zendesk.agentActs(id, { body: 'Quel navigateur ?', status: 'pending' })
    zendesk.requesterMails(id, 'Firefox.')
    await follow()
    expect((await commentsOf(id)).at(-1)).toMatchObject({
      isFromOperator: false,
      author: { displayName: expect.any(String) },
    })
    expect(await read(id)).toMatchObject({ status: 'open', isUnread: false })
  })

  it('does not lose the requester’s comment on a ticket that is closed there', async () => {
    const id = await openThere()
    zendesk.agentActs(id, { status: 'closed' })
    await say(id, 'Encore une chose')
    await server.drain()
    const [first, second, ...others] = zendesk.ticketsOf(id)
    expect(second).toMatchObject({ via_followup_source_id: first?.id, status: 'new' })
    expect(others).toEqual([])
    expect(bodiesThere(id)).toEqual(['La page reste blanche.', 'Encore une chose'])
    expect(await statusOf(id)).toBe('new')
  })
})

describe('a Zendesk that does not respond', () => {
  it('gets the ticket later, once, when it first responds with errors', async () => {
    zendesk.refuse(500)
    const id = await openThere()
    await say(id, 'Une précision')
    await later()
    expect(zendesk.ticketsOf(id)).toEqual([])
    zendesk.refuse(null)
    await later()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    expect(bodiesThere(id)).toEqual(['La page reste blanche.', 'Une précision'])
  })

  it('gets no call before the moment that it names', async () => {
    zendesk.refuse(429, '90')
    const id = await openThere()
    expect(zendesk.calls).toHaveLength(1)
    zendesk.refuse(null)
    await later()
    expect(zendesk.calls).toHaveLength(1)
    server.clock.advance(91_000)
    await later()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
  })

  it('has each ticket and comment once when its responses are lost', async () => {
    zendesk.lose('connections')
    const id = await openThere()
    await later()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    await say(id, 'Une précision')
    await later()
    await later()
    zendesk.lose('nothing')
    await later()
    await say(id, 'Une autre')
    await later()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    expect(bodiesThere(id)).toEqual(['La page reste blanche.', 'Une précision', 'Une autre'])
  })

  it('gets the tickets of failed jobs, and those written before it was configured', async () => {
    zendesk.refuse(503)
    const id = await openThere()
    for (let hour = 0; hour < 60; hour += 1) await later()
    zendesk.refuse(null)
    await later()
    expect(zendesk.ticketsOf(id)).toEqual([])
    await handOverForgotten(server.platform)
    await handOverForgotten(server.platform)
    await server.drain()
    expect(bodiesThere(id)).toEqual(['La page reste blanche.'])
    expect(zendesk.tickets.map(({ subject }) => subject)).toContain(demoTicket('vqc', 'plateau').subject)
    expect(zendesk.tickets.map(({ subject }) => subject)).not.toContain(demoTicket('coproprietaire', 'vauban').subject)
  })

  it('never reads its key in a log', async () => {
    const { key } = zendesk.settings
    const secrets = [key, key.split(':')[1] ?? '', Buffer.from(key).toString('base64')]
    expect(server.logged()).toContain('Zendesk answered 503')
    for (const secret of secrets) expect(server.logged()).not.toContain(secret)
  })
})

describe('two processes', () => {
  const context = () => {
    const [ctx] = clockContexts(server.platform, server.sites)
    if (!ctx) throw new Error('there is no offer')
    return ctx
  }

  it('open one ticket, and add each comment once', async () => {
    const id = await open()
    const both = () => Promise.allSettled([exchangeTicket(context(), id), exchangeTicket(context(), id)])
    await both()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    await say(id, 'Une précision')
    await both()
    await server.drain()
    expect(zendesk.ticketsOf(id)).toHaveLength(1)
    expect(bodiesThere(id)).toEqual(['La page reste blanche.', 'Une précision'])
  })

  it('read changed tickets one process at a time', async () => {
    server.clock.advance(minute)
    const readings = await Promise.all([followDesk(server.platform), followDesk(server.platform)])
    expect(readings).toEqual([expect.any(Date), expect.any(Date)])
    expect(zendesk.calls).toEqual(['GET incremental/tickets/cursor.json'])
  })
})
