import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contract/route.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { idempotentRequests } from '#server/platform/idempotency.tables.ts'
import { Problem } from '#server/platform/problem.ts'
import { served } from '#server/platform/serve.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const telling = route({
  method: 'post',
  path: '/v1/tests/tellings',
  access: 'person',
  summary: 'Tells a neighbour something',
  body: z.object({ title: z.string(), isRefused: z._default(z.boolean(), false) }),
  isIdempotent: true,
  status: 201,
  answer: z.object({ toldAt: z.string(), title: z.string() }),
  refusals: [],
})

let server: TestServer
let resident: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  const endpoints = served(
    { telling },
    {
      telling: async (ctx, { body: { title, isRefused } }) => {
        const recipients = [personOf('conseil')]
        await ctx.db.transaction((tx) =>
          notify(tx, ctx, { type: 'report', recipients, placeId: null, title, author: null, path: null }),
        )
        if (isRefused) throw new Problem('conflict', 'refused after its effect')
        return { toldAt: ctx.now().toISOString(), title }
      },
    },
  )
  endpoints.mount(server.app)
  resident = await signedInAs(server, 'coproprietaire')
})
afterAll(() => server.close())

const tell = (key: string | null, body: Readonly<Record<string, unknown>>, token = resident.token) =>
  requestRoute(server.app, telling, { token, body, headers: key === null ? {} : { 'idempotency-key': key } })
async function told(title: string) {
  const [row] = await server.platform.db
    .select({ total: count() })
    .from(notifications)
    .where(eq(notifications.title, title))
  return row?.total
}
const mailsOf = (title: string) => server.outbox.mails().filter(({ text }) => text.includes(title)).length

describe('a request that carries an Idempotency-Key', () => {
  it('has one effect and one response, however many equal requests arrive simultaneously', async () => {
    const title = 'Fuite au sous-sol'
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell('key-of-the-leak', { title })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain(title)

    server.clock.advance(60_000)
    expect(await (await tell('key-of-the-leak', { title })).text()).toBe(texts[0])
    expect(await told(title)).toBe(1)
    await server.drain()
    expect(mailsOf(title)).toBe(1)
  })

  it('is refused when its key belongs to a different request', async () => {
    await tell('key-of-the-lamp', { title: 'Lampe du 2e' })
    expect(await refusalOf(await tell('key-of-the-lamp', { title: 'Lampe du 3e' }))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    expect(await told('Lampe du 3e')).toBe(0)
  })

  it('shares its key with nobody else', async () => {
    const title = 'Porte bloquée'
    const neighbour = await signedInAs(server, 'locataire')
    await tell('key-of-the-door', { title })
    await tell('key-of-the-door', { title }, neighbour.token)
    expect(await told(title)).toBe(2)
  })

  it('leaves neither effect nor response when it is refused, and may be repeated', async () => {
    const title = 'Refusé'
    expect((await tell('key-of-the-refusal', { title, isRefused: true })).status).toBe(409)
    expect((await tell('key-of-the-refusal', { title, isRefused: true })).status).toBe(409)
    expect(await told(title)).toBe(0)
    expect((await tell('key-of-the-refusal', { title })).status).toBe(201)
    expect(await told(title)).toBe(1)
  })

  it.each(['short', 'x'.repeat(101), 'with a space', 'avec-é-accent'])(
    'is refused with the key « %s »',
    async (key) => {
      expect(await refusalOf(await tell(key, { title: 'Clé' }))).toMatchObject({
        status: 422,
        field: 'idempotency-key',
      })
    },
  )

  it('takes effect again without a key, and once its response was deleted after a day', async () => {
    const title = 'Deux fois'
    await tell(null, { title })
    await tell(null, { title })
    expect(await told(title)).toBe(2)

    await tell('key-of-the-day', { title })
    server.clock.advance(23 * 3_600_000)
    await cleanUp(server.platform)
    resident = await signedInAs(server, 'coproprietaire')
    await tell('key-of-the-day', { title })
    expect(await told(title)).toBe(3)
    server.clock.advance(2 * 3_600_000)
    await cleanUp(server.platform)
    expect(await server.platform.db.select().from(idempotentRequests)).toEqual([])
    resident = await signedInAs(server, 'coproprietaire')
    await tell('key-of-the-day', { title })
    expect(await told(title)).toBe(4)
  })
})
