import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureEvents } from '#server/areas/payments/signatures/signatures.tables.ts'
import { createRemoteSigner } from '#server/platform/signature/remoteSigner.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeRequested } from '#tests/support/server/payments/signatureWorld.ts'
import { eventOf, signedCall, startSignatureProvider } from '#tests/support/server/signatureProvider.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** The address that the signature provider calls: no other test proves which events the portal accepts, and that it trusts none. */
let provider: Awaited<ReturnType<typeof startSignatureProvider>>
let server: TestServer
beforeAll(async () => {
  provider = await startSignatureProvider()
  server = await startTestServer({ signer: createRemoteSigner(provider.settings) })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})

let count = 0
const anId = () => `event ${++count}`
const post = (request: RequestInit, at = server) =>
  at.app.request('http://localhost:3000/v1/signature_events', { method: 'POST', ...request })
const report = (reference: string, id = anId(), at = server.clock.now()) => post(eventOf({ id, reference }, at))
/** A request that the person has signed at the provider, without the portal's knowledge. */
async function makeUnreported() {
  const world = await makeRequested(server, provider)
  await world.sign()
  return { ...world, knows: () => world.state(world.reference) }
}
const asked = () => provider.calls.filter((call) => call === 'GET request').length

describe('an event of the signature provider', () => {
  it('makes the portal ask, whatever else it says, and counts once', async () => {
    const { reference, knows } = await makeUnreported()
    const before = asked()
    const signed = eventOf({ id: 'once', reference, state: 'refused', signed_at: 'never' }, server.clock.now())
    for (let time = 0; time < 3; time += 1) expect((await post(signed)).status).toBe(204)
    await server.drain()
    expect(await knows()).toBe('signed')
    expect(asked() - before).toBe(1)
  })

  it('may arrive many times at once, and signs once', async () => {
    const { reference, knows, check } = await makeUnreported()
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(reference)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204))
    await server.drain()
    expect([await knows(), (await check()).state]).toEqual(['signed', 'manual'])
  })

  it('changes nothing as long as the person has not signed', async () => {
    const { reference, state } = await makeRequested(server, provider)
    expect((await report(reference)).status).toBe(204)
    await server.drain()
    expect(await state(reference)).toBe('open')
  })

  it('of another place settles the request of that place, and no other', async () => {
    const [one, other] = [await makeUnreported(), await makeUnreported()]
    await report(other.reference)
    await server.drain()
    expect([await one.knows(), await other.knows()]).toEqual(['open', 'signed'])
  })

  it('about an unknown or a settled request is accepted, and asks nobody', async () => {
    const { reference, checkSignature } = await makeUnreported()
    await checkSignature()
    const before = provider.calls.length
    for (const about of [reference, crypto.randomUUID()]) expect((await report(about)).status).toBe(204)
    await server.drain()
    expect(provider.calls).toHaveLength(before)
  })

  it('is retried when the provider does not respond', async () => {
    const { reference, knows } = await makeUnreported()
    provider.refuse(500)
    await report(reference)
    await server.drain()
    expect(await knows()).toBe('open')
    provider.refuse(null)
    server.clock.advance(600_001)
    await server.drain()
    expect((await report(reference)).status).toBe(204)
    await server.drain()
    expect(await knows()).toBe('signed')
    server.clock.reset()
  })
})

describe('a call that the provider has not signed', () => {
  const minutes = (count: number) => new Date(server.clock.now().getTime() + count * 60_000)

  it('is refused, and does nothing', async () => {
    const { reference, knows } = await makeUnreported()
    const { headers, body } = eventOf({ id: anId(), reference }, server.clock.now())
    const other = eventOf({ id: anId(), reference: crypto.randomUUID() }, server.clock.now())
    const { signature: _, ...unsigned } = headers
    const forged: readonly RequestInit[] = [
      { headers: unsigned, body },
      { headers, body: `${body} ` },
      { headers: other.headers, body },
      { headers: { ...headers, 'signature-timestamp': String(Number(headers['signature-timestamp']) + 1) }, body },
      { headers: { ...headers, signature: headers.signature.slice(2) }, body },
      { headers: { ...headers, signature: 'z'.repeat(64) }, body },
      eventOf({ id: anId(), reference }, server.clock.now(), 'the secret of somebody else'),
      eventOf({ id: anId(), reference }, minutes(-6)),
      eventOf({ id: anId(), reference }, minutes(6)),
    ]
    const { db } = server.platform
    const before = await db.$count(signatureEvents)
    for (const request of forged)
      expect(await refusalOf(await post(request))).toMatchObject({ status: 401, code: 'unauthenticated' })
    await server.drain()
    expect([await knows(), await db.$count(signatureEvents)]).toEqual(['open', before])
    expect((await post(eventOf({ id: anId(), reference }, minutes(-4)))).status).toBe(204)
  })

  it.each([
    ['no event', 422, '{}'],
    ['another reference', 422, JSON.stringify({ event: { id: 'x', reference: "'; drop table users; --" } })],
    ['a long id', 422, JSON.stringify({ event: { id: 'x'.repeat(300), reference: crypto.randomUUID() } })],
    ['no JSON', 400, 'event=1'],
    ['deep nesting', 400, '['.repeat(2_000)],
    ['too much', 413, JSON.stringify({ event: 'x'.repeat(9_000) })],
  ])('with %s is refused with %i, even when it is signed', async (_, status, body) => {
    expect((await post(signedCall(body, server.clock.now()))).status).toBe(status)
  })

  it('is limited, and finds nothing where no provider is configured', async () => {
    const narrow = await startTestServer({ signer: createRemoteSigner(provider.settings), rateLimitScale: 0.01 })
    const without = await startTestServer()
    const { headers, body } = eventOf({ id: 'x', reference: crypto.randomUUID() }, server.clock.now())
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await post({ headers, body }, narrow)).status)
    expect(statuses).toEqual([204, 204, 204, 429])
    expect((await post({ headers, body }, without)).status).toBe(404)
    await Promise.all([narrow.close(), without.close()])
  })
})
