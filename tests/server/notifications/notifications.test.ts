import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { notification, notificationRoutes, notificationTypes } from '#contract/notifications.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startDemoServer()
  for (const name of ['coproprietaire', 'president', 'locataire', 'gardien']) {
    tokens.set(name, (await signIn(server, { name })).accessToken)
  }
})
afterAll(() => server.close())

const tokenOf = (name: string) => tokens.get(name) ?? ''
const place = (key: string) => demoId(`place ${key}`)

async function list(name: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await requestRoute(server.app, notificationRoutes.list, { token: tokenOf(name), query })
  const { data, meta } = notificationRoutes.list.answer.parse(fromWire(await answer.json()))
  return { rows: data.result.map((id) => notification.parse(data.entities.notifications[id])), meta }
}
const mark = (name: string, notificationId: string, isRead: boolean) =>
  requestRoute(server.app, notificationRoutes.mark, {
    token: tokenOf(name),
    params: { notificationId },
    body: { notification: { isRead } },
  })

describe('the notifications of a person', () => {
  it('are listed by page with their total, the latest first, in all ten types', async () => {
    const { rows, meta } = await list('coproprietaire', { per_page: '100' })
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(notificationTypes))
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(meta.total).toBe(rows.length)
    expect(rows[0]).toMatchObject({ placeName: demoPlace('tilleuls').name, readAt: null })

    const second = await list('coproprietaire', { page: '2', per_page: '5' })
    expect(second.rows.map(({ id }) => id)).toEqual(rows.slice(5, 10).map(({ id }) => id))
    expect(second.meta.total).toBe(rows.length)
    expect((await list('coproprietaire', { page: '90', per_page: '5' })).meta.total).toBe(rows.length)
  })

  it('are filtered by unread, by request for action, by type and by place', async () => {
    const unread = await list('president', { filter: 'unread' })
    expect(unread.rows.every(({ readAt }) => readAt === null)).toBe(true)
    const highlighted = await list('president', { filter: 'highlighted' })
    expect(highlighted.meta.total).toBeLessThan(unread.meta.total)
    expect(highlighted.rows.every(({ isHighlighted, readAt }) => isHighlighted && readAt === null)).toBe(true)
    const documents = await list('president', { by_type: 'coownership_document' })
    expect(documents.rows.map(({ type }) => type)).toEqual(['coownership_document', 'coownership_document'])
    const here = await list('president', { by_place: place('tilleuls'), per_page: '100' })
    expect(new Set(here.rows.map(({ placeId }) => placeId))).toEqual(new Set([place('tilleuls'), null]))
    const foreign = await requestRoute(server.app, notificationRoutes.list, {
      token: tokenOf('president'),
      query: { by_place: place('vauban') },
    })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'not_found' })
  })

  it('are counted for a place', async () => {
    const answer = await requestRoute(server.app, notificationRoutes.count, {
      token: tokenOf('coproprietaire'),
      params: { placeId: place('tilleuls') },
    })
    const { rows } = await list('coproprietaire', { per_page: '100' })
    const here = rows.filter(({ placeId }) => placeId === place('tilleuls'))
    expect(await answer.json()).toEqual({
      all: here.length,
      unread: here.filter(({ readAt }) => readAt === null).length,
      highlighted: here.filter(({ isHighlighted, readAt }) => isHighlighted && readAt === null).length,
    })
  })

  it('are marked one by one, and the person’s other pages learn of it', async () => {
    const stream = await openStream(server, { token: tokenOf('locataire') })
    const [first] = (await list('locataire', { filter: 'unread' })).rows
    const id = first?.id ?? ''
    const read = await mark('locataire', id, true)
    expect(await read.json()).toMatchObject({ id, read_at: server.clock.now().toISOString() })
    expect(await stream.nextChange()).toMatchObject({ topic: 'notifications', subjectId: id })

    // Repeating the change does nothing: the next event comes from the reverse change.
    server.clock.advance(1_000)
    expect(await (await mark('locataire', id, true)).json()).not.toMatchObject({
      read_at: server.clock.now().toISOString(),
    })
    expect(await (await mark('locataire', id, false)).json()).toMatchObject({ read_at: null })
    expect(await stream.nextChange()).toMatchObject({ subjectId: id })
    await stream.leave()
  })

  it('belong to nobody else', async () => {
    const [own] = (await list('president')).rows
    expect(await refusalOf(await mark('coproprietaire', own?.id ?? '', true))).toMatchObject({ code: 'not_found' })
    expect(await refusalOf(await mark('coproprietaire', demoId('no notification'), true))).toMatchObject({
      code: 'not_found',
    })
  })

  it('are all marked together, for one place or for all', async () => {
    const markAll = (body: object) =>
      requestRoute(server.app, notificationRoutes.markAll, { token: tokenOf('coproprietaire'), body })
    await markAll({ placeId: place('vauban') })
    expect((await list('coproprietaire', { filter: 'unread' })).meta.total).toBeGreaterThan(0)
    const stream = await openStream(server, { token: tokenOf('coproprietaire') })
    expect((await markAll({})).status).toBe(204)
    expect((await list('coproprietaire', { filter: 'unread' })).meta.total).toBe(0)
    expect(await stream.nextChange()).toMatchObject({ topic: 'notifications', subjectId: null })
    expect((await list('president', { filter: 'unread' })).meta.total).toBeGreaterThan(0)
    await stream.leave()
  })

  it('of a place disappear for a person who has left it', async () => {
    const userId = demoId('person gardien')
    const { db } = server.platform
    await db.delete(memberships).where(eq(memberships.userId, userId))
    const { rows } = await list('gardien')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ placeId }) => placeId === null)).toBe(true)
    const [hidden] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.placeId, place('tilleuls')))
    expect(await refusalOf(await mark('gardien', hidden?.id ?? '', true))).toMatchObject({ code: 'not_found' })
  })
})
