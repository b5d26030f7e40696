import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { consentVersion } from '#contract/payments/mandates.ts'
import { mandates, signatureCodes, signatureEvidence } from '#server/areas/payments/mandates/mandates.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { makeCreditor, makeSigned } from '#tests/support/server/payments/creditorWorld.ts'
import { readPdf } from '#tests/support/server/readPdf.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a signature code', () => {
  it('is sent three times an hour at most, and only the last one counts', async () => {
    const { write, sendCode, sign, sentCode } = await makeCreditor(server)
    await write()
    await sendCode()
    const first = sentCode()
    await sendCode()
    await sendCode()
    const refused = await sendCode()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    if (first !== sentCode()) expect((await sign(first)).status).toBe(422)
    expect((await sign(sentCode())).status).toBe(204)
  })

  it('allows five tries, which the page can read', async () => {
    const { write, sendCode, sign, check, read, sentCode } = await makeCreditor(server)
    await write()
    expect((await read()).code).toBeNull()
    await sendCode()
    expect((await read()).code).toMatchObject({ sentTo: '+33 •• 56 78', secondsLeft: 600, triesLeft: 5, codesLeft: 2 })
    const code = sentCode()
    for (let left = 4; left > 0; left -= 1) {
      expect(await refusalOf(await sign(otherThan(code)))).toMatchObject({
        field: 'signature.code',
        fieldCode: 'invalid',
        remainingTries: left,
      })
      expect((await read()).code?.triesLeft).toBe(left)
    }
    expect(await refusalOf(await sign(otherThan(code)))).toMatchObject({ status: 410, code: 'code_expired' })
    expect(await refusalOf(await sign(code))).toMatchObject({ status: 410, code: 'code_expired' })
    expect((await read()).code).toBeNull()
    expect((await check()).state).toBe('unsigned')
  })

  it('counts every one of many simultaneous tries', async () => {
    const { write, sendCode, sign, sentCode } = await makeCreditor(server)
    await write()
    await sendCode()
    const code = sentCode()
    const answers = await Promise.all(Array.from({ length: 12 }, () => sign(otherThan(code))))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(8)
  })

  it('expires after ten minutes', async () => {
    const { write, sendCode, sign, read, sentCode } = await makeCreditor(server)
    await write()
    await sendCode()
    server.clock.advance(10 * 60_000)
    expect((await read()).code).toBeNull()
    expect(await refusalOf(await sign(sentCode()))).toMatchObject({ status: 410, code: 'code_expired' })
    server.clock.reset()
  })

  it('does not sign a mandate that has changed since', async () => {
    const { write, sendCode, sign, sentCode } = await makeCreditor(server)
    await write()
    await sendCode()
    await write({ kind: 'auto' })
    expect(await refusalOf(await sign(sentCode()))).toMatchObject({ code: 'code_expired' })
  })

  it('that the gateway refuses counts as never sent', async () => {
    const failing = await startTestServer({ texter: { send: async () => Promise.reject(new Error('no route')) } })
    const { write, sendCode } = await makeCreditor(failing)
    await write()
    expect(await refusalOf(await sendCode())).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(await failing.platform.db.$count(signatureCodes)).toBe(0)
    await failing.close()
  })
})

describe('the paper of a mandate', () => {
  const ask = (world: Awaited<ReturnType<typeof makeSigned>>, name = 'A') =>
    askForPaper(server, paperPaths.mandate, { token: world.person(name).token, params: { placeId: world.placeId } })

  it('is the signed text, and is served only to its owner', async () => {
    const world = await makeSigned(server)
    const answer = await ask(world)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { text } = await readPdf(bytes)
    const { current, creditor } = await world.read()
    for (const words of [
      'Mandat de prélèvement SEPA',
      `Référence unique du mandat ${current?.rum}`,
      `(A) ${creditor?.name} à envoyer des instructions à votre banque`,
      '(B) votre banque à débiter votre compte',
      'dans les 8 semaines suivant la date de débit',
      'Ada Martin',
      '14 rue de la Bassée, 59000 Lille (FR)',
      'FR76 3000 6000 0112 3456 7890 189',
      creditor?.address ?? '',
      'FR69ZZZ651190',
      'Récurrent',
      'un document que vous pouvez obtenir auprès de votre banque',
      'Signé électroniquement par Ada Martin, 15 janvier 2030',
      'Signature électronique simple',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    }
    expect((await ask(world, 'B')).status).toBe(404)
    const [row] = await server.platform.db.select().from(mandates).where(eq(mandates.placeId, world.placeId))
    const stored = Buffer.from((await server.platform.files.read(row?.paperKey ?? '')) ?? '').toString('latin1')
    for (const form of [stored, Buffer.from(stored, 'base64url').toString('latin1')]) expect(form).not.toContain('%PDF')
    const [proof] = await server.platform.db
      .select()
      .from(signatureEvidence)
      .where(eq(signatureEvidence.placeId, world.placeId))
    expect(JSON.parse(proof?.facts ?? '{}')).toMatchObject({
      paperHash: createHash('sha256').update(bytes).digest('hex'),
      certificate: await server.platform.seal?.fingerprint(),
    })
  })

  it('cannot be signed without a certificate, and the code stays valid', async () => {
    const without = await startTestServer({ seal: null })
    const { write, sendCode, sign, sentCode } = await makeCreditor(without)
    await write()
    await sendCode()
    expect(await refusalOf(await sign(sentCode()))).toMatchObject({ status: 503, code: 'unavailable' })
    const [open] = await without.platform.db.select().from(signatureCodes)
    expect(open).toMatchObject({ tries: 0, closedAt: null })
    await without.close()
  })
})

describe('the evidence of signatures', () => {
  it('is a chain that cannot be changed', async () => {
    const { placeId, person, write, sendCode, sign, sentCode } = await makeSigned(server)
    await write({ iban: 'FR14 2004 1010 0505 0001 3M02 606' })
    await sendCode()
    await sign(sentCode())
    const { db } = server.platform
    const chain = await db
      .select()
      .from(signatureEvidence)
      .where(eq(signatureEvidence.placeId, placeId))
      .orderBy(asc(signatureEvidence.number))
    expect(chain).toHaveLength(2)
    let previous = ''
    for (const { facts, previousHash, hash } of chain) {
      expect(previousHash).toBe(previous)
      expect(hash).toBe(createHash('sha256').update(previous).update(facts).digest('hex'))
      previous = hash
    }
    const now = server.clock.now().toISOString()
    expect(JSON.parse(chain[0]?.facts ?? '{}')).toMatchObject({
      rum: expect.stringMatching(/^ESE-/),
      personId: person('A').userId,
      address: expect.any(String),
      requestId: expect.any(String),
      content: expect.stringMatching(/^[\da-f]{64}$/),
      sentTo: '+33 •• 56 78',
      sentAt: now,
      signedAt: now,
      tries: 1,
      consentVersion,
    })
    await expect(db.delete(signatureEvidence).where(eq(signatureEvidence.placeId, placeId))).rejects.toThrow()
  })
})
