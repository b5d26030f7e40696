import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundDeskRoutes as desk, refundRoutes as routes } from '#contract/payments/refunds.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { refundEvents, refunds } from '#server/areas/payments/refunds/refunds.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeRefunders } from '#tests/support/server/payments/refundsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000
const aFrenchIban = 'FR76 3000 6000 0112 3456 7890 189'

describe('the credit that can be refunded', () => {
  it('is what no due debt takes', async () => {
    const { owe, read } = await makeRefunders(server)
    expect(await read(routes.terms)).toEqual({
      free: 50_000,
      announced: 0,
      mandateAccount: expect.stringMatching(/^FR\d\d •••• \d{4}$/),
      promisedBy: '2030-01-25',
      obstacle: null,
    })
    await owe('A', 12_000)
    await owe('A', 90_000, '2030-03-01')
    expect(await read(routes.terms)).toMatchObject({ free: 38_000 })
    expect(await read(routes.terms, 'B')).toMatchObject({ free: 0 })
  })

  it('is reserved once a refund is requested: it pays no debt that falls due meanwhile', async () => {
    const { owe, asked, read } = await makeRefunders(server)
    await asked(30_000)
    await owe('A', 45_000)
    expect(await read(routes.terms)).toMatchObject({ free: 0, obstacle: 'alreadyAsked' })
    expect(await read(paymentRoutes.due)).toMatchObject({
      deducted: 20_000,
      payable: 25_000,
      credit: 0,
      debts: [{ open: 25_000, deducted: 20_000 }],
    })
  })
})

describe('a refund that an owner requests', () => {
  it('goes to the account of the mandate, and is promised within eight working days', async () => {
    const { asked, read, placeId, signed } = await makeRefunders(server)
    const refund = await asked(50_000)
    expect(refund).toMatchObject({
      state: 'asked',
      amount: 50_000,
      promisedBy: '2030-01-25',
      account: (await read(routes.terms)).mandateAccount,
      events: [{ kind: 'asked', source: 'owner' }],
    })
    expect(refund.reference).toMatch(/^R[2-9A-HJ-NP-Z]{16}$/)
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, refund.id))
    expect(audited).toMatchObject([{ action: 'payments.askRefund', detail: { placeId } }])
    const details = signed[0]?.details
    const iban = details?.scheme === 'sepa' ? details.iban : ''
    const kept = await server.platform.db.select().from(refunds).where(eq(refunds.id, refund.id))
    for (const text of [JSON.stringify([audited, refund, kept]), server.logged()]) {
      expect(text).not.toContain(iban.slice(4, 20))
    }
  })

  it('goes to another account, which is checked like that of a mandate', async () => {
    const { ask, asked } = await makeRefunders(server)
    const wrong = await ask(1_000, { account: { iban: 'FR76 3000 6000 0112 3456 7890 188' } })
    expect(await refusalOf(wrong)).toMatchObject({ field: 'refund.iban', fieldCode: 'bad_check_digits' })
    const foreign = await ask(1_000, { account: { iban: 'DE89 3704 0044 0532 0130 00' } })
    expect(await refusalOf(foreign)).toMatchObject({ field: 'refund.iban', fieldCode: 'unacceptedCountry' })
    expect(await asked(1_000, { account: { iban: aFrenchIban } })).toMatchObject({ account: 'FR76 •••• 0189' })
  })

  it('accepts the account details of Québec there', async () => {
    const { asked } = await makeRefunders(server, 'VQC')
    const account = { institution: '815', transit: '30001', account: '1234567' }
    expect(await asked(1_000, { account })).toMatchObject({ account: '815 •••• 4567' })
  })

  it('is refused beyond what is free, without the password, and while another one is open', async () => {
    const { ask } = await makeRefunders(server)
    expect(await refusalOf(await ask(50_001))).toMatchObject({ status: 409, code: 'amount_changed' })
    expect(await refusalOf(await ask(1_000, { confirmationToken: 'none' }))).toMatchObject({
      code: 'confirmation_required',
    })
    expect(await refusalOf(await ask(1_000, { name: 'B' }))).toMatchObject({ code: 'amount_changed' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(1_000)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await refusalOf(await ask(1_000))).toMatchObject({ code: 'action_not_possible' })
  })

  it('is seen and withdrawn only by its owner, until it is in a file', async () => {
    const { asked, agreed, made, call, read, refundOf } = await makeRefunders(server)
    const { id } = await asked(50_000)
    const withdraw = (name: string) => call(routes.withdraw, name, { params: { refundId: id } })
    expect((await withdraw('B')).status).toBe(404)
    expect((await read(routes.list, 'B')).data.result).toEqual([])
    expect((await withdraw('A')).status).toBe(204)
    expect(await refundOf(id)).toMatchObject({ state: 'withdrawn', promisedBy: null })
    expect(await refusalOf(await withdraw('A'))).toMatchObject({ code: 'action_not_possible' })
    const next = await agreed(1_000)
    await made()
    const late = await call(routes.withdraw, 'A', { params: { refundId: next.id } })
    expect(await refusalOf(late)).toMatchObject({ code: 'action_not_possible' })
  })
})

describe('the two people who agree to a refund', () => {
  it('see on their dashboards how many wait for them in all their places, and by when', async () => {
    const { asked, decided, read, placeId, person } = await makeRefunders(server)
    const elsewhere = await makeRefunders(server)
    const { db, now } = server.platform
    const { userId } = person('manager')
    const waiting = async (name: string) => (await read(desk.toDecide, name)).places
    const { id, promisedBy } = await asked(50_000)
    const sooner = await elsewhere.asked(50_000)
    await db.update(refunds).set({ promisedBy: '2030-01-20' }).where(eq(refunds.id, sooner.id))
    const here = { placeId, placeName: 'Résidence des essais', count: 1, promisedBy }
    expect(await waiting('manager')).toEqual([here])
    await db
      .insert(memberships)
      .values({ userId, placeId: elsewhere.placeId, role: 'coowner_accountant', since: now() })
    const there = { ...here, placeId: elsewhere.placeId, promisedBy: '2030-01-20' }
    expect(await waiting('manager')).toEqual([there, here])
    await decided('approve', id)
    expect([await waiting('manager'), await waiting('president')]).toEqual([[there], [here]])
    expect(await waiting('A')).toEqual([])
    await db
      .update(memberships)
      .set({ role: 'coowner' })
      .where(and(eq(memberships.userId, userId), eq(memberships.placeId, elsewhere.placeId)))
    expect(await waiting('manager')).toEqual([])
  })

  it('differ, and neither is its owner', async () => {
    const { asked, decide, decided, payInAdvance, ask } = await makeRefunders(server)
    const { id } = await asked(50_000)
    expect(await refusalOf(await decide('confirm', id))).toMatchObject({ code: 'action_not_possible' })
    expect(await decided('approve', id)).toMatchObject({
      state: 'approved',
      approvedBy: 'manager',
      isApprover: true,
      isOwn: false,
    })
    expect(await refusalOf(await decide('confirm', id))).toMatchObject({ code: 'action_not_possible' })
    expect(await decided('confirm', id, 'president')).toMatchObject({ state: 'confirmed', confirmedBy: 'president' })
    expect((await decide('approve', id, 'A')).status).toBe(403)
    await payInAdvance('manager', 1_000)
    expect((await ask(1_000, { name: 'manager' })).status).toBe(403)
    await expect(
      server.platform.db.update(refunds).set({ confirmedBy: refunds.approvedBy }).where(eq(refunds.id, id)),
    ).rejects.toThrow()
  })

  it('decline it with a reason, which its owner gets', async () => {
    const { asked, decide, decided, person, placeId, refundOf, read } = await makeRefunders(server)
    const { id } = await asked(50_000)
    const unexplained = await decide('decline', id, 'manager', { refund: { reason: ' ' } })
    expect(await refusalOf(unexplained)).toMatchObject({ field: 'refund.reason', fieldCode: 'required' })
    const reason = 'L’appel du 1er février le prendra.'
    await decided('decline', id, 'manager', { refund: { reason } })
    expect(await refundOf(id)).toMatchObject({ state: 'declined', declinedBecause: reason })
    expect(await read(routes.terms)).toMatchObject({ free: 50_000, obstacle: null })
    const told = await server.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person('A').userId))
    const path = inPlace('/paiement', placeId)
    expect(told).toMatchObject([{ title: expect.stringContaining(reason), isHighlighted: true, path }])
  })

  it('see open refunds first, the earliest promise first', async () => {
    const { asked, decided, read, payInAdvance } = await makeRefunders(server)
    const first = await asked(1_000)
    await decided('decline', first.id, 'manager', { refund: { reason: 'Non.' } })
    server.clock.advance(day)
    await payInAdvance('B', 2_000)
    const ofB = await asked(2_000, { name: 'B' })
    server.clock.advance(day)
    const second = await asked(3_000)
    const list = await read(desk.list, 'manager')
    expect(list.data.result).toEqual([ofB.id, second.id, first.id])
    expect(list.data.entities.refundRequests[ofB.id]).toMatchObject({ ownerName: 'B', isOwn: false })
    const open = await read(desk.list, 'manager', { query: { state: 'declined' } })
    expect(open).toMatchObject({ data: { result: [first.id] }, meta: { total: 1 } })
  })

  it('see no refund of another place', async () => {
    const [here, there] = [await makeRefunders(server), await makeRefunders(server)]
    const { id } = await here.asked(1_000)
    expect((await there.decide('approve', id)).status).toBe(404)
  })
})

describe('a refund that has left the bank', () => {
  it('is posted to the credit, once, and its owner is notified', async () => {
    const { agreed, decide, refundOf, entries, lines, read, person } = await makeRefunders(server)
    const { id, reference } = await agreed(30_000)
    server.clock.advance(day)
    const early = await decide('settle', id, 'manager', { refund: { transferredOn: '2030-01-17' } })
    expect(await refusalOf(early)).toMatchObject({ field: 'refund.transferred_on', fieldCode: 'invalid' })
    const settled = { refund: { transferredOn: '2030-01-16' } }
    const answers = await Promise.all([
      decide('settle', id, 'manager', settled),
      decide('settle', id, 'president', settled),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await refundOf(id)).toMatchObject({
      state: 'booked',
      transferredOn: '2030-01-16',
      promisedBy: null,
      events: [
        { kind: 'asked' },
        { kind: 'approved' },
        { kind: 'confirmed' },
        { kind: 'transferred', source: 'manager', day: '2030-01-16' },
        { kind: 'booked', source: 'portal' },
      ],
    })
    const posted = (await entries()).filter(({ pieceReference }) => pieceReference === reference)
    expect(posted).toMatchObject([{ journal: 'BQ', enteredOn: '2030-01-16' }])
    const own = (await lines()).filter(({ entryId }) => entryId === posted[0]?.id)
    expect(own.toSorted((one, other) => one.rank - other.rank)).toMatchObject([
      { account: '512', credit: 30_000 },
      { account: '4501', ownerId: person('A').userId, debit: 30_000, dueOn: null },
    ])
    expect(await read(paymentRoutes.due)).toMatchObject({ credit: 20_000, payable: 0 })
    const told = await server.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person('A').userId))
    expect(told).toMatchObject([{ isHighlighted: false }])
    expect(await refusalOf(await decide('decline', id, 'manager', { refund: { reason: 'Trop tard' } }))).toMatchObject({
      code: 'action_not_possible',
    })
  })

  it('leaves a debt if the credit is gone meanwhile, and the books stay complete', async () => {
    const { agreed, decided, post, read, person } = await makeRefunders(server)
    const { id } = await agreed(50_000)
    await post([
      { account: '4501', ownerId: person('A').userId, debit: 40_000 },
      { account: '512', credit: 40_000 },
    ])
    await decided('settle', id, 'manager', { refund: { transferredOn: '2030-01-15' } })
    expect(await read(paymentRoutes.due)).toMatchObject({ credit: 0, payable: 40_000 })
  })

  it('has steps that cannot be changed', async () => {
    const { asked } = await makeRefunders(server)
    const { id } = await asked(1_000)
    await expect(server.platform.db.delete(refundEvents).where(eq(refundEvents.refundId, id))).rejects.toThrow()
  })
})
