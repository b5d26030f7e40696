import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { LiveTopic } from '#contract/live.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { publish } from '#server/services/live/publish.ts'
import { linkTokenOf, refusalOf, signIn, solveCaptcha } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { askForStream, type OpenStream, openStream } from '#tests/support/server/liveClient.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
const beats = new Set<() => void>()
const schedule = (run: () => void) => {
  beats.add(run)
  return () => void beats.delete(run)
}
const beat = () => {
  for (const run of beats) run()
}
const tokens = new Map<string, string>()
const tokenOf = (name: string) => tokens.get(name) ?? ''
beforeAll(async () => {
  server = await startDemoServer({ hub: { schedule, limits: { perPerson: 3, overall: 6 } } })
  for (const name of ['coproprietaire', 'locataire']) tokens.set(name, (await signIn(server, { name })).accessToken)
  tokens.set('vsy', (await signIn(server, { name: 'vsy', offer: 'VSY' })).accessToken)
})
afterAll(() => server.close())
beforeEach(() => expect(beats.size, 'streams left open by another test').toBe(0))

const person = (name: string) => demoId(`person ${name}`)
const place = (key: string) => demoId(`place ${key}`)
type Change = { readonly placeId?: string; readonly userId?: string; readonly topic?: LiveTopic }
const tell = ({ topic = 'reports', placeId, userId }: Change) =>
  server.platform.db.transaction((tx) =>
    publish(tx, server.platform, placeId ? { topic, placeId } : { topic, userId: userId ?? '' }),
  )

describe('a live stream', () => {
  it('reports changes in the person’s places and for the person, and no others', async () => {
    const owner = await openStream(server, { token: tokenOf('coproprietaire') })
    const tenant = await openStream(server, { token: tokenOf('locataire') })
    await tell({ placeId: place('vauban') })
    await tell({ userId: person('coproprietaire'), topic: 'notifications' })
    await tell({ placeId: place('terrasses') })
    await tell({ placeId: place('tilleuls'), topic: 'news' })

    expect(await owner.nextChange()).toMatchObject({ topic: 'reports', placeId: place('vauban') })
    expect(await owner.nextChange()).toMatchObject({ topic: 'notifications', placeId: null })
    expect(await owner.nextChange()).toMatchObject({ topic: 'news', placeId: place('tilleuls') })
    // The tenant lives in Les Tilleuls: the first change that reaches them is the last of the four.
    expect(await tenant.nextChange()).toMatchObject({ topic: 'news', placeId: place('tilleuls') })
    await Promise.all([owner.leave(), tenant.leave()])
  })

  it('reports no change that was rolled back', async () => {
    const owner = await openStream(server, { token: tokenOf('coproprietaire') })
    const rolledBack = server.platform.db.transaction(async (tx) => {
      await publish(tx, server.platform, { topic: 'places', placeId: place('tilleuls') })
      throw new Error('the caller changed its mind')
    })
    await expect(rolledBack).rejects.toThrow('changed its mind')
    await tell({ placeId: place('tilleuls'), topic: 'news' })
    expect(await owner.nextChange()).toMatchObject({ topic: 'news' })
    await owner.leave()
  })

  it('keeps offers apart, even for somebody who works for several', async () => {
    const manager = (await signIn(server, { name: 'gestionnaire' })).accessToken
    const stream = await openStream(server, { token: manager })
    await tell({ placeId: place('terrasses') })
    await tell({ placeId: place('tilleuls') })
    expect(await stream.nextChange()).toMatchObject({ placeId: place('tilleuls') })
    await stream.leave()
  })

  it('stops reporting on a place as soon as the person is no longer a member', async () => {
    const stream = await openStream(server, { token: tokenOf('locataire') })
    const before = stream.lastId()
    const membership = and(eq(memberships.userId, person('locataire')), eq(memberships.placeId, place('tilleuls')))
    const rows = await server.platform.db.delete(memberships).where(membership).returning()
    await tell({ placeId: place('tilleuls') })
    await tell({ userId: person('locataire'), topic: 'profile' })
    expect(await stream.nextChange()).toMatchObject({ topic: 'profile' })

    const since = await openStream(server, { token: tokenOf('locataire'), after: before })
    expect(await since.nextChange()).toMatchObject({ topic: 'profile' })
    await server.platform.db.insert(memberships).values(rows)
    await Promise.all([stream.leave(), since.leave()])
  })

  it('is not cached or buffered by proxies, and requires a session of this offer and a place of the person', async () => {
    const token = tokenOf('coproprietaire')
    const answer = await askForStream(server, { token, placeId: place('tilleuls') })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    await answer.body?.cancel()
    const head = await askForStream(server, { token, method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, null])

    expect(await refusalOf(await askForStream(server))).toMatchObject({ status: 401 })
    expect(await refusalOf(await askForStream(server, { token: 'nobody' }))).toMatchObject({ status: 401 })
    const foreign = await askForStream(server, { token: tokenOf('vsy') })
    expect(await refusalOf(foreign)).toMatchObject({ status: 403, code: 'wrong_offer', allowedOffer: 'VSY' })
    const elsewhere = await askForStream(server, { token, placeId: place('terrasses') })
    expect(await refusalOf(elsewhere)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await askForStream(server, { token, method: 'POST' })).status).toBe(405)
  })

  it('is limited in number for one person', async () => {
    const token = tokenOf('coproprietaire')
    const streams = await Promise.all([1, 2, 3].map(() => openStream(server, { token })))
    const refused = await askForStream(server, { token })
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.headers.get('retry-after')).toBe('30')

    await streams[0]?.leave()
    await (await openStream(server, { token })).leave()
    await Promise.all(streams.map((stream) => stream.leave()))
  })

  it('sends a regular heartbeat, and ends when the session has expired', async () => {
    const { accessToken: token } = await signIn(server)
    const stream = await openStream(server, { token })
    await tell({ placeId: place('terrasses') })
    await tell({ placeId: place('vauban') })
    await stream.nextChange()
    beat()
    await tell({ placeId: place('vauban') })
    await stream.nextChange()
    expect(stream.comments()).toBe(1)

    server.clock.advance(24 * 3_600_000)
    beat()
    expect(await stream.nextChange()).toBeNull()
  })

  it('ends immediately when the person signs out', async () => {
    const { accessToken: token } = await signIn(server)
    const stream = await openStream(server, { token })
    await requestRoute(server.app, sessionRoutes.revoke, { token })
    expect(await topicsOf(stream)).toEqual(new Set(['sessions']))
  })

  it('ends immediately for signed-in people when a password is chosen from a link', async () => {
    const email = demoEmail('conseil')
    const { accessToken: token } = await signIn(server, { email })
    const stream = await openStream(server, { token })
    const { clientId } = offers.ESE
    const recaptchaToken = await solveCaptcha(server)
    await requestRoute(server.app, authenticationRoutes.requestPassword, {
      body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken, clientId },
    })
    await server.drain()
    const user = { password: 'Lampadaire-vert-1987', sergicOffer: 'ESE' }
    const chosen = await requestRoute(server.app, authenticationRoutes.resetPassword, {
      body: { user, resetPasswordToken: await linkTokenOf(server, email), clientId },
    })
    expect(chosen.ok).toBe(true)
    expect(await topicsOf(stream)).toEqual(new Set(['sessions']))
  })
})

/** The events until the stream ends. The event of a sign-in may still arrive when the stream opens. */
async function topicsOf(stream: OpenStream) {
  const topics = new Set<string>()
  for (let event = await stream.nextChange(); event; event = await stream.nextChange()) topics.add(event.topic)
  return topics
}
