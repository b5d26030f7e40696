import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { mandateRoutes as routes } from '#contract/payments/mandates.ts'
import { mandates, signatureEvidence } from '#server/areas/payments/mandates/mandates.tables.ts'
import { accountPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { iban, makeCreditor, makeSigned, mandate } from '#tests/support/server/payments/creditorWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a mandate', () => {
  it('goes from nothing to signed', async () => {
    const { check, read, write, sendCode, sign, sentCode } = await makeCreditor(server)
    expect(await check()).toEqual({
      state: 'create_money_order',
      scheme: 'sepa',
      signing: 'code',
      suspension: null,
      reopensAt: null,
    })
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

  it('is unavailable if nobody collects, and for people without lots', async () => {
    const elsewhere = await makeOwners(server, { owners: { A: 10 } })
    const answer = await requestRoute(server.app, routes.check, {
      token: elsewhere.person('A').token,
      params: { placeId: elsewhere.placeId },
    })
    expect(await answer.json()).toMatchObject({ state: 'unavailable' })
    const { check, write, placeId } = await makeCreditor(server)
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
    const { write, check } = await makeCreditor(server)
    expect(await refusalOf(await write(changes))).toMatchObject({ status: 422, field, fieldCode })
    expect((await check()).state).toBe('create_money_order')
  })

  it('accepts a mobile number that is reserved for fiction, as people of a demo have', async () => {
    const { write, read } = await makeCreditor(server)
    expect((await write({ mobile: '06 39 98 01 99' })).status).toBe(204)
    expect((await read()).unsigned?.mobile).toBe('+33 •• 01 99')
  })

  it('that waits keeps its account and its number when they are omitted', async () => {
    const { write, read, sendCode, sign, sentCode } = await makeCreditor(server)
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

  it('for an account that somebody else already uses is refused', async () => {
    const { write } = await makeCreditor(server)
    await write()
    for (const again of [{}, { bic: 'AGRIFRPP' }])
      expect(await refusalOf(await write(again, 'B'))).toMatchObject({ field: 'money_order.iban', fieldCode: 'taken' })
  })

  it('keeps its account sealed: no table, log, event or response has it', async () => {
    const { read, person, sentCode } = await makeSigned(server)
    const { db, secrets } = server.platform
    const [row] = await db
      .select()
      .from(mandates)
      .where(eq(mandates.userId, person('A').userId))
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
    const { write, read, sendCode, sign, sentCode } = await makeSigned(server)
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

  it('that waits can be discarded, and one in force ended', async () => {
    const { check, send, write, sendCode, sign, sentCode } = await makeCreditor(server)
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

  it('pays something else once its owner has confirmed it with their password', async () => {
    const { check, send, person } = await makeSigned(server)
    const { confirmationToken } = person('A')
    const choose = (token: string) => send(routes.choose, { moneyOrder: { kind: 'auto', confirmationToken: token } })
    expect(await refusalOf(await choose('not a token'))).toMatchObject({ code: 'confirmation_required' })
    expect((await check()).state).toBe('manual')
    expect((await choose(confirmationToken)).status).toBe(204)
    expect((await check()).state).toBe('auto')
  })

  it('is suspended once nothing was collected for 36 months', async () => {
    const { check, person } = await makeSigned(server)
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
  it('nothing can be set up or signed, and everything can be read or ended', async () => {
    const { check, read, send, sign, sendCode, write } = await makeSigned(server)
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
