import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { signatureEvidence } from '#server/areas/payments/mandates/mandates.tables.ts'
import { settleUnreported } from '#server/areas/payments/signatures/signatureJob.ts'
import { createRemoteSigner } from '#server/platform/signature/remoteSigner.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { iban } from '#tests/support/server/payments/creditorWorld.ts'
import { makeProviderSigned, makeRequested } from '#tests/support/server/payments/signatureWorld.ts'
import { startSignatureProvider } from '#tests/support/server/signatureProvider.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** Signing over HTTP, against a provider on loopback: no other test proves what leads to a signature, and what does not. */
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

const make = () => makeRequested(server, provider)

describe('a request to sign', () => {
  it('sends the paper and the person to the provider, and leads back to our own site', async () => {
    const { reference, url } = await make()
    const asked = provider.requests.get(reference)?.request
    expect(url).toBe(`${new URL(provider.settings.url).origin}/pages/${reference}`)
    expect(asked).toMatchObject({
      signer: { name: 'Ada Martin', mobile: '+33612345678', locale: 'fr-FR' },
      return_url: `http://localhost:3000/callback/signature?demande=${reference}`,
      expires_at: new Date(server.clock.now().getTime() + 600_000).toISOString(),
    })
    expect(Buffer.from(asked?.document.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/)
  })

  it('is the same when it is sent again, even after a lost response', async () => {
    const { write, request, check, state, asked } = await makeProviderSigned(server)
    await write()
    provider.mute(true)
    expect(await refusalOf(await request())).toMatchObject({ status: 503, code: 'provider_unavailable' })
    provider.mute(false)
    const first = await asked()
    expect(await asked()).toEqual(first)
    expect(provider.requests.has(first.id)).toBe(true)
    expect(await state(first.id)).toBe('open')
    expect((await check()).state).toBe('unsigned')
  })

  it('is a new one for another account, and the first is void and withdrawn', async () => {
    const { reference, write, asked, state } = await make()
    await write({ iban: 'FR14 2004 1010 0505 0001 3M02 606' })
    await server.drain()
    expect(provider.requests.has(reference)).toBe(false)
    expect(await state(reference)).toBe('void')
    expect((await asked()).id).not.toBe(reference)
  })

  it('is made three times an hour at most', async () => {
    const { write, asked, request } = await make()
    for (const kind of ['auto', 'auto_usual']) {
      await write({ kind })
      await asked()
    }
    await write({ kind: 'manual' })
    expect(await refusalOf(await request())).toMatchObject({ status: 429 })
  })

  it.each([302, 400, 500])('that the provider answers with %i can be sent again', async (status) => {
    const { write, request, asked } = await makeProviderSigned(server)
    await write()
    provider.refuse(status)
    expect(await refusalOf(await request())).toMatchObject({ status: 503, code: 'provider_unavailable' })
    provider.refuse(null)
    expect(await asked()).toMatchObject({ url: expect.stringContaining('/pages/') })
  })

  it('is refused at night or with another text, and no codes are sent alongside', async () => {
    const { request, sendCode, signByCode } = await make()
    expect(await refusalOf(await request('2020-01'))).toMatchObject({ code: 'action_not_possible' })
    expect(await refusalOf(await sendCode())).toMatchObject({ code: 'action_not_possible' })
    expect(await refusalOf(await signByCode('123456'))).toMatchObject({ code: 'action_not_possible' })
    server.clock.advance(14 * 3_600_000)
    const night = await makeProviderSigned(server)
    expect(await refusalOf(await night.request())).toMatchObject({ code: 'out_of_slot' })
    server.clock.reset()
  })
})

describe('a signature', () => {
  it('counts once the provider has been asked: its paper is served to the owner, and the chain proves it', async () => {
    const { reference, sign, checkSignature, state, check, placeId, person } = await make()
    await sign()
    expect((await check()).state).toBe('unsigned')
    expect((await checkSignature()).status).toBe(204)
    expect((await checkSignature()).status).toBe(204)
    expect(await state(reference)).toBe('signed')
    expect((await check()).state).toBe('manual')
    const paper = await askForPaper(server, paperPaths.mandate, { token: person('A').token, params: { placeId } })
    const bytes = new Uint8Array(await paper.arrayBuffer())
    expect(bytes).toEqual(new Uint8Array(provider.requests.get(reference)?.paper ?? []))
    const chain = await server.platform.db
      .select()
      .from(signatureEvidence)
      .where(eq(signatureEvidence.placeId, placeId))
    expect(chain).toHaveLength(1)
    const { facts = '', hash } = chain[0] ?? {}
    expect(hash).toBe(createHash('sha256').update(facts).digest('hex'))
    expect(JSON.parse(facts)).toMatchObject({
      provider: new URL(provider.settings.url).host,
      providerReference: reference,
      personId: person('A').userId,
      paperHash: createHash('sha256').update(bytes).digest('hex'),
      certificate: await server.platform.seal?.fingerprint(),
    })
  })

  it.each(['refused', 'expired'] as const)('that is %s leaves the mandate as it was', async (outcome) => {
    const { reference, checkSignature, state, check, asked } = await make()
    provider.end(reference, outcome)
    await checkSignature()
    expect([await state(reference), (await check()).state]).toEqual([outcome, 'unsigned'])
    expect((await asked()).id).not.toBe(reference)
  })

  it('does not count after ten minutes, nor after payments have closed', async () => {
    const late = await make()
    server.clock.advance(600_001)
    await late.sign()
    await late.checkSignature()
    expect(await late.state(late.reference)).toBe('expired')
    server.clock.reset()
    server.clock.advance(untilShortlyBeforeNight())
    const evening = await make()
    server.clock.advance(6 * 60_000)
    await evening.sign()
    await evening.checkSignature()
    expect([await evening.state(evening.reference), (await evening.check()).state]).toEqual(['expired', 'out_of_slot'])
    server.clock.reset()
  })

  it('of a mandate that has changed since does not count', async () => {
    const { reference, sign, write, checkSignature, state, check } = await make()
    await sign()
    await write({ kind: 'auto' })
    await checkSignature()
    expect([await state(reference), (await check()).state]).toEqual(['void', 'unsigned'])
  })

  it.each([
    ['another paper', (paper: Buffer) => Buffer.concat([paper.subarray(0, 400), paper.subarray(401)])],
    ['a paper with another word', (paper: Buffer) => Buffer.from(paper).fill(0x20, 300, 302)],
  ])('on %s does not count', async (_, alter) => {
    const { reference, sign, checkSignature, state, check } = await make()
    await sign(alter)
    expect(await refusalOf(await checkSignature())).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect([await state(reference), (await check()).state]).toEqual(['open', 'unsigned'])
  })

  it('without a report is found once it has expired', async () => {
    const { reference, sign, state } = await make()
    await sign()
    server.clock.advance(600_001)
    await settleUnreported(server.platform, server.sites)
    expect(await state(reference)).toBe('signed')
    server.clock.reset()
  })

  it('leaves neither the account nor a secret in the log', async () => {
    const { sign, checkSignature } = await make()
    provider.refuse(500)
    await checkSignature()
    provider.refuse(null)
    await sign()
    await checkSignature()
    const { key, webhookSecret } = provider.settings
    for (const secret of [key, webhookSecret, iban, iban.replaceAll(' ', ''), '/pages/', '+33612345678'])
      expect(server.logged()).not.toContain(secret)
  })
})

/** 22:55 in Paris. */
const untilShortlyBeforeNight = () => {
  const now = server.clock.now()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 21, 55) - now.getTime()
}
