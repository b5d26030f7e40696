import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { paperPaths } from '#contract/papers.ts'
import { consentVersion, mandateRoutes as routes } from '#contract/payments/mandates.ts'
import type { Route } from '#contract/route.ts'
import {
  creditors,
  mandates,
  signatureCodes,
  signatureEvidence,
} from '#server/areas/payments/mandates/mandates.tables.ts'
import { accountPlace, creditorPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { readPdf } from '#tests/support/server/readPdf.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const iban = 'FR76 3000 6000 0112 3456 7890 189'
const mandate = {
  kind: 'manual',
  ownerName: 'Ada Martin',
  address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
  iban,
  mobile: '06 12 34 56 78',
  isMobileRight: true,
}

/** A place that collects from A and B; whoever owns nothing in it is there too. */
async function withCreditor() {
  const owners = await makeOwners(server, { owners: { A: 500, B: 300 } })
  const { placeId } = owners
  const { db, secrets } = server.platform
  await db.insert(creditors).values({
    placeId,
    name: 'SDC des essais',
    address: '31 rue Nationale, 59000 Lille',
    identifier: 'FR69ZZZ651190',
    bankAccount: '512',
    accountSealed: secrets.seal('bankAccount', creditorPlace(placeId), '{}'),
  })
  const send = (route: Route, body?: Record<string, unknown>, name = 'A') =>
    requestRoute(server.app, route, {
      token: owners.person(name).token,
      params: { placeId },
      body,
    })
  return {
    ...owners,
    send,
    check: async (name = 'A') =>
      routes.check.answer.parse(fromWire(await (await send(routes.check, undefined, name)).json())),
    read: async (name = 'A') =>
      routes.read.answer.parse(fromWire(await (await send(routes.read, undefined, name)).json())),
    write: (changes: Record<string, unknown> = {}, name = 'A') =>
      send(routes.write, { moneyOrder: { ...mandate, ...changes } }, name),
    sendCode: (name = 'A') => send(routes.sendCode, undefined, name),
    sign: (code: string, name = 'A') => send(routes.sign, { signature: { code, consent: consentVersion } }, name),
  }
}

/** The code of the latest text message. */
const sentCode = () => /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

async function signed(changes: Record<string, unknown> = {}) {
  const world = await withCreditor()
  await world.write(changes)
  await world.sendCode()
  expect((await world.sign(sentCode())).status).toBe(204)
  return world
}

describe('a mandate', () => {
  it('goes from nothing to signed', async () => {
    const { check, read, write, sendCode, sign } = await withCreditor()
    expect(await check()).toEqual({ state: 'create_money_order', scheme: 'sepa', suspension: null, reopensAt: null })
    expect((await write()).status).toBe(204)
    expect((await check()).state).toBe('unsigned')
    const answer = routes.sendCode.answer.parse(fromWire(await (await sendCode()).json()))
    expect(answer).toMatchObject({ sentTo: '+33 •• 56 78', codesLeft: 2 })
    expect(server.outbox.texts()[0]?.to).toBe('+33612345678')
    expect((await sign(sentCode())).status).toBe(204)
    expect((await check()).state).toBe('manual')
    const { current, unsigned, creditor } = await read()
    expect(unsigned).toBeNull()
    expect(creditor).toEqual({
      name: 'SDC des essais',
      address: '31 rue Nationale, 59000 Lille',
      identifier: 'FR69ZZZ651190',
    })
    expect(current).toMatchObject({ kind: 'manual', ownerName: 'Ada Martin', iban: 'FR76 •••• 0189' })
    expect(current?.rum).toMatch(/^ESE(-[2-9A-HJ-NP-Z]{4}){3}$/)
  })

  it('is unavailable where nobody collects, and to whoever owns no lot', async () => {
    const elsewhere = await makeOwners(server, { owners: { A: 10 } })
    const answer = await requestRoute(server.app, routes.check, {
      token: elsewhere.person('A').token,
      params: { placeId: elsewhere.placeId },
    })
    expect(await answer.json()).toMatchObject({ state: 'unavailable' })
    const { check, write, placeId } = await withCreditor()
    expect((await check('president')).state).toBe('unavailable')
    expect(await refusalOf(await write({}, 'president'))).toMatchObject({ status: 409, code: 'action_not_possible' })
    await server.platform.db.update(lots).set({ ownerId: null }).where(eq(lots.placeId, placeId))
    expect((await check()).state).toBe('unavailable')
  })

  it.each([
    [{ iban: 'FR76 3000 6000 0112 3456 7890 188' }, 'money_order.iban', 'bad_check_digits'],
    [{ iban: 'DE89 3704 0044 0532 0130 00' }, 'money_order.iban', 'unacceptedCountry'],
    [{ iban: '' }, 'money_order.iban', 'required'],
    [{ mobile: '03 53 01 00 01' }, 'money_order.mobile', 'invalidPhone'],
    [{ isMobileRight: false }, 'money_order.is_mobile_right', 'required'],
    [{ ownerName: ' ' }, 'money_order.owner_name', 'required'],
    [{ address: { ...mandate.address, zipCode: '5900' } }, 'money_order.address.zip_code', 'invalid'],
  ])('is refused with %j', async (changes, field, fieldCode) => {
    const { write, check } = await withCreditor()
    expect(await refusalOf(await write(changes))).toMatchObject({ status: 422, field, fieldCode })
    expect((await check()).state).toBe('create_money_order')
  })

  it('that waits keeps its account and its number when they are left out', async () => {
    const { write, read, sendCode, sign } = await withCreditor()
    const again = { kind: 'auto', iban: undefined, mobile: undefined }
    expect(await refusalOf(await write({ ...again, mobile: mandate.mobile }))).toMatchObject({
      field: 'money_order.iban',
      fieldCode: 'required',
    })
    expect(await refusalOf(await write({ ...again, iban }))).toMatchObject({
      field: 'money_order.mobile',
      fieldCode: 'required',
    })
    await write()
    expect((await write(again)).status).toBe(204)
    expect((await read()).unsigned).toMatchObject({ kind: 'auto', iban: 'FR76 •••• 0189', mobile: '+33 •• 56 78' })
    await sendCode()
    await sign(sentCode())
    expect((await write({ ...again, iban: 'FR14 2004 1010 0505 0001 3M02 606' })).status).toBe(204)
    expect((await read()).unsigned?.mobile).toBe('+33 •• 56 78')
    expect(await refusalOf(await write({ ...again, bic: '', iban: '' }))).toMatchObject({ fieldCode: 'required' })
  })

  it('of an account that somebody else already uses is refused', async () => {
    const { write } = await withCreditor()
    await write()
    expect(await refusalOf(await write({}, 'B'))).toMatchObject({ field: 'money_order.iban', fieldCode: 'taken' })
  })

  it('keeps its account sealed: no table, log, event or answer has it', async () => {
    const { read, userId } = await signed().then(async (world) => ({ ...world, userId: world.person('A').userId }))
    const { db, secrets } = server.platform
    const [row] = await db.select().from(mandates).where(eq(mandates.userId, userId))
    const plain = iban.replaceAll(' ', '')
    expect(JSON.stringify(row)).not.toContain(plain)
    expect(JSON.parse(secrets.open('bankAccount', accountPlace(row?.id ?? ''), row?.accountSealed ?? ''))).toEqual({
      scheme: 'sepa',
      iban: plain,
      bic: null,
    })
    expect(() => secrets.open('bankAccount', accountPlace('another'), row?.accountSealed ?? '')).toThrow()
    const audited = await db.select().from(auditEntries)
    const evidence = await db.select().from(signatureEvidence)
    for (const text of [
      JSON.stringify(await read()),
      JSON.stringify(audited),
      JSON.stringify(evidence),
      server.logged(),
    ]) {
      expect(text).not.toContain(plain.slice(4, 20))
      expect(text).not.toContain(sentCode())
    }
  })

  it('with other account details replaces the one in force once it is signed', async () => {
    const { write, read, sendCode, sign } = await signed()
    const former = (await read()).current
    await write({ iban: 'FR14 2004 1010 0505 0001 3M02 606' })
    expect(await read()).toMatchObject({ current: { rum: former?.rum }, unsigned: { iban: 'FR14 •••• 2606' } })
    await sendCode()
    await sign(sentCode())
    const { current, unsigned } = await read()
    expect(unsigned).toBeNull()
    expect(current?.rum).not.toBe(former?.rum)
    expect(current?.iban).toBe('FR14 •••• 2606')
  })

  it('that waits can be given up, and one in force ended', async () => {
    const { check, send, write, sendCode, sign } = await withCreditor()
    await write()
    expect((await send(routes.drop)).status).toBe(204)
    expect((await check()).state).toBe('create_money_order')
    expect(await refusalOf(await send(routes.revoke))).toMatchObject({ code: 'action_not_possible' })
    await write()
    await sendCode()
    await sign(sentCode())
    expect((await send(routes.revoke)).status).toBe(204)
    expect((await check()).state).toBe('create_money_order')
  })

  it('pays something else once its owner has confirmed it by their password', async () => {
    const { check, send, person } = await signed()
    const { confirmationToken } = person('A')
    const choose = (token: string) => send(routes.choose, { moneyOrder: { kind: 'auto', confirmationToken: token } })
    expect(await refusalOf(await choose('not a token'))).toMatchObject({ code: 'confirmation_required' })
    expect((await check()).state).toBe('manual')
    expect((await choose(confirmationToken)).status).toBe(204)
    expect((await check()).state).toBe('auto')
  })

  it('is suspended once nothing was collected for 36 months', async () => {
    const { check, person } = await signed()
    const { db } = server.platform
    const used = (lastUsedOn: string) =>
      db
        .update(mandates)
        .set({ lastUsedOn })
        .where(eq(mandates.userId, person('A').userId))
    await used('2027-01-15')
    expect((await check()).state).toBe('manual')
    await used('2027-01-14')
    expect(await check()).toMatchObject({ state: 'suspended', suspension: 'expired' })
  })
})

describe('at night', () => {
  it('nothing is set up or signed, and everything can be read or ended', async () => {
    const { check, read, send, sign, sendCode, write } = await signed()
    server.clock.advance(14 * 3_600_000)
    expect(await check()).toMatchObject({ state: 'out_of_slot', reopensAt: '2030-01-16T06:00:00.000Z' })
    for (const refused of [await write(), await sendCode(), await sign('123456')]) {
      expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'out_of_slot' })
    }
    expect((await read()).current?.iban).toBe('FR76 •••• 0189')
    expect((await send(routes.revoke)).status).toBe(204)
    server.clock.reset()
  })
})

describe('a signature code', () => {
  it('is sent three times an hour at most, and only the last one counts', async () => {
    const { write, sendCode, sign } = await withCreditor()
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

  it('takes five tries, which the page can read', async () => {
    const { write, sendCode, sign, check, read } = await withCreditor()
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

  it('counts every try of many at once', async () => {
    const { write, sendCode, sign } = await withCreditor()
    await write()
    await sendCode()
    const code = sentCode()
    const answers = await Promise.all(Array.from({ length: 12 }, () => sign(otherThan(code))))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(8)
  })

  it('expires after ten minutes', async () => {
    const { write, sendCode, sign, read } = await withCreditor()
    await write()
    await sendCode()
    server.clock.advance(10 * 60_000)
    expect((await read()).code).toBeNull()
    expect(await refusalOf(await sign(sentCode()))).toMatchObject({ status: 410, code: 'code_expired' })
    server.clock.reset()
  })

  it('does not sign a mandate that has changed since', async () => {
    const { write, sendCode, sign } = await withCreditor()
    await write()
    await sendCode()
    await write({ kind: 'auto' })
    expect(await refusalOf(await sign(sentCode()))).toMatchObject({ code: 'code_expired' })
  })

  it('that the gateway does not take counts as never sent', async () => {
    const failing = await startTestServer({ texter: { send: async () => Promise.reject(new Error('no route')) } })
    const owners = await makeOwners(failing, { owners: { A: 500 } })
    const { placeId } = owners
    await failing.platform.db.insert(creditors).values({
      placeId,
      name: 'SDC',
      address: 'Lille',
      identifier: 'FR69ZZZ651190',
      bankAccount: '512',
      accountSealed: '',
    })
    const { token } = owners.person('A')
    const params = { placeId }
    await requestRoute(failing.app, routes.write, { token, params, body: { moneyOrder: mandate } })
    const answer = await requestRoute(failing.app, routes.sendCode, { token, params })
    expect(await refusalOf(answer)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await failing.platform.db.$count(signatureCodes)).toBe(0)
    await failing.close()
  })
})

describe('the paper of a mandate', () => {
  const ask = (world: Awaited<ReturnType<typeof signed>>, name = 'A') =>
    askForPaper(server, paperPaths.mandate, { token: world.person(name).token, params: { placeId: world.placeId } })

  it('is what was signed, and is served to its owner alone', async () => {
    const world = await signed()
    const answer = await ask(world)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { text } = await readPdf(bytes)
    for (const words of [
      'Mandat de prélèvement SEPA',
      'FR76 3000 6000 0112 3456 7890 189',
      'FR69ZZZ651190',
      'Ada Martin',
    ]) {
      expect(text).toContain(words)
    }
    expect((await ask(world, 'B')).status).toBe(404)
    const [row] = await server.platform.db.select().from(mandates).where(eq(mandates.placeId, world.placeId))
    const stored = Buffer.from((await server.platform.files.read(row?.paperKey ?? '')) ?? '').toString('latin1')
    expect(stored).not.toContain('PDF')
    const [proof] = await server.platform.db
      .select()
      .from(signatureEvidence)
      .where(eq(signatureEvidence.placeId, world.placeId))
    expect(JSON.parse(proof?.facts ?? '{}')).toMatchObject({
      paperHash: createHash('sha256').update(bytes).digest('hex'),
      certificate: await server.platform.seal?.fingerprint(),
    })
  })

  it('cannot be signed without a certificate, and the code stays good', async () => {
    const without = await startTestServer({ seal: null })
    const { person, placeId } = await makeOwners(without, { owners: { A: 500 } })
    await without.platform.db.insert(creditors).values({
      placeId,
      name: 'SDC',
      address: 'Lille',
      identifier: 'FR69ZZZ651190',
      bankAccount: '512',
      accountSealed: '',
    })
    const call = { token: person('A').token, params: { placeId } }
    await requestRoute(without.app, routes.write, { ...call, body: { moneyOrder: mandate } })
    await requestRoute(without.app, routes.sendCode, call)
    const code = /\d{6}/.exec(without.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
    const body = { signature: { code, consent: consentVersion } }
    const answer = await requestRoute(without.app, routes.sign, { ...call, body })
    expect(await refusalOf(answer)).toMatchObject({ status: 503, code: 'unavailable' })
    const [open] = await without.platform.db.select().from(signatureCodes)
    expect(open).toMatchObject({ tries: 0, closedAt: null })
    await without.close()
  })
})

describe('the evidence of signatures', () => {
  it('is a chain that nobody changes', async () => {
    const { placeId, write, sendCode, sign } = await signed()
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
    expect(JSON.parse(chain[0]?.facts ?? '{}')).toMatchObject({ sentTo: '+33 •• 56 78', tries: 1, consentVersion })
    await expect(db.delete(signatureEvidence).where(eq(signatureEvidence.placeId, placeId))).rejects.toThrow()
  })
})
