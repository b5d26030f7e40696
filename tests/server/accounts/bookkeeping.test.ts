import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { issueCalls } from '#server/areas/accounts/calls/issueCalls.ts'
import { regularisations } from '#server/areas/accounts/closing/closing.tables.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { balancesOfYear } from '#server/services/ledger/balances.store.ts'
import { openLedger } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.reset())

type Call = { readonly params?: Record<string, string>; readonly body?: Record<string, unknown> }

/** A place with books, whose manager also keeps them. */
async function withAccountant() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const accountant = ledger.person('manager')
  await server.platform.db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  const send = (route: Route, { params = {}, body }: Call = {}) =>
    requestRoute(server.app, route, { token: accountant.token, params: { placeId, ...params }, body })
  const post = (lines: readonly Record<string, unknown>[], enteredOn = '2030-01-10') =>
    send(bookkeepingRoutes.postEntry, { body: { entry: { journal: 'OD', enteredOn, label: 'Essai', lines } } })
  const closing = async (fiscalYearId: string) => {
    const answer = await send(bookkeepingRoutes.readClosing, { params: { fiscalYearId } })
    return bookkeepingRoutes.readClosing.answer.parse(fromWire(await answer.json()))
  }
  const close = (fiscalYearId: string) => send(bookkeepingRoutes.closeYear, { params: { fiscalYearId } })
  return { ...ledger, accountant, send, post, closing, close, idOf: (name: string) => ledger.person(name).userId }
}

describe('an entry written by an accountant', () => {
  it('is refused to a manager who keeps no books', async () => {
    const { placeId, person } = await makeLedger(server, { A: 1 })
    const answer = await requestRoute(server.app, bookkeepingRoutes.readClosing, {
      token: person('manager').token,
      params: { placeId, fiscalYearId: placeId },
    })
    expect(answer.status).toBe(403)
  })

  it.each([
    [
      'an account of another chart',
      [
        { account: '5100', debit: 100 },
        { account: '512', credit: 100 },
      ],
      'account',
    ],
    [
      'a line with both sides',
      [
        { account: '601', debit: 100, credit: 100 },
        { account: '512', credit: 100 },
      ],
      'debit',
    ],
    [
      'an owner’s account without an owner',
      [
        { account: '4501', debit: 100 },
        { account: '512', credit: 100 },
      ],
      'owner_id',
    ],
  ])('is refused with %s', async (_, lines, field) => {
    const { post } = await withAccountant()
    expect(await refusalOf(await post(lines))).toMatchObject({
      status: 422,
      code: 'invalid_value',
      field: `entry.lines.0.${field}`,
    })
  })

  it('is refused when it names the lot of another place', async () => {
    const { post, years } = await withAccountant()
    const lines = [
      { account: '601', debit: 100, lotId: years.current },
      { account: '512', credit: 100 },
    ]
    expect(await refusalOf(await post(lines))).toMatchObject({ status: 422, field: 'entry.lines' })
  })

  it('gives back no more than what the co-owner has paid in advance', async () => {
    const { post, send, idOf } = await withAccountant()
    const ownerId = idOf('A')
    const refund = (amount: number) =>
      post([
        { account: '4501', ownerId, debit: amount },
        { account: '512', credit: amount },
      ])
    const payment = { ownerId, amount: 5_000, paidOn: '2030-01-10', bankAccount: '512', label: 'Virement reçu' }
    expect((await send(bookkeepingRoutes.receivePayment, { body: { payment } })).status).toBe(201)
    expect(await refusalOf(await refund(5_001))).toMatchObject({ status: 422, field: 'entry.lines' })
    expect((await refund(5_000)).status).toBe(201)
  })
})

describe('what an entry may name', () => {
  it('is listed for the accountant of the place: its lots with their owners, its co-owners and its works', async () => {
    const { send, idOf } = await withAccountant()
    const read = async () => {
      const answer = await send(referenceRoutes.references)
      return referenceRoutes.references.answer.parse(fromWire(await answer.json()))
    }
    const { chart, lots, owners, works } = await read()
    expect([chart, works]).toEqual(['FR', []])
    expect(lots.map(({ number, ownerId }) => [number, ownerId])).toEqual([
      [1, idOf('A')],
      [2, idOf('B')],
      [3, idOf('C')],
    ])
    expect(owners.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf('A'), idOf('B'), idOf('C')]))
    expect(owners.map(({ name }) => name)).not.toContain('')
  })

  it('is withheld from a manager who keeps no books', async () => {
    const { placeId, person } = await makeLedger(server, { A: 1 })
    const { token } = person('manager')
    const answer = await requestRoute(server.app, referenceRoutes.references, { token, params: { placeId } })
    expect(answer.status).toBe(403)
  })
})

describe('the open debts of a co-owner', () => {
  it('are what a payment is set against, the oldest first, and what was paid beyond them', async () => {
    const { accountant, post, send, idOf, placeId } = await withAccountant()
    const read = async (name: string) => {
      const query = { owner_id: idOf(name), on: '2030-01-10' }
      const answer = await requestRoute(server.app, referenceRoutes.openDebts, {
        token: accountant.token,
        params: { placeId },
        query,
      })
      return referenceRoutes.openDebts.answer.parse(fromWire(await answer.json()))
    }
    const owe = (debit: number, dueOn: string) =>
      post([
        { account: '4501', ownerId: idOf('A'), debit, dueOn },
        { account: '701', credit: debit },
      ])
    await owe(3_000, '2030-01-08')
    await owe(2_000, '2030-01-02')
    const { debts, credit } = await read('A')
    expect(debts.map(({ dueOn, open }) => [dueOn, open])).toEqual([
      ['2030-01-02', 2_000],
      ['2030-01-08', 3_000],
    ])
    expect(credit).toBe(0)
    const payment = { ownerId: idOf('A'), amount: 6_000, paidOn: '2030-01-10', bankAccount: '512', label: 'Virement' }
    expect((await send(bookkeepingRoutes.receivePayment, { body: { payment } })).status).toBe(201)
    expect(await read('A')).toEqual({ debts: [], credit: 1_000 })
  })
})

describe('the budget of a year', () => {
  const items = [{ account: '615', amount: 100_000 }]

  it('may change until its first call is issued', async () => {
    const { send, years } = await withAccountant()
    const vote = (amount: number) =>
      send(bookkeepingRoutes.voteBudget, {
        params: { fiscalYearId: years.current },
        body: { budget: { votedOn: '2029-12-01', items: [{ account: '615', amount }], worksFund: amount / 20 } },
      })
    expect((await vote(100_000)).status).toBe(204)
    expect((await vote(120_000)).status).toBe(204)
    await issueCalls(server.platform, server.sites)
    expect(await refusalOf(await vote(130_000))).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('is called on days of its year', async () => {
    const { send, years } = await withAccountant()
    const answer = await send(bookkeepingRoutes.voteBudget, {
      params: { fiscalYearId: years.current },
      body: { budget: { votedOn: '2029-12-01', items, dueDays: ['2031-01-01'] } },
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 422, field: 'budget.due_days' })
  })

  it('is refused for a key that no lot bears', async () => {
    const { send, placeId, years } = await withAccountant()
    const keyId = randomUUID()
    await server.platform.db.insert(repartitionKeys).values({ id: keyId, placeId, name: 'Chauffage' })
    const answer = await send(bookkeepingRoutes.voteBudget, {
      params: { fiscalYearId: years.current },
      body: { budget: { votedOn: '2029-12-01', items: [{ account: '615', keyId, amount: 100_000 }] } },
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('belongs to a year of the place', async () => {
    const { send, placeId } = await withAccountant()
    const body = { budget: { votedOn: '2029-12-01', items } }
    expect((await send(bookkeepingRoutes.voteBudget, { params: { fiscalYearId: placeId }, body })).status).toBe(404)
  })
})

describe('a year', () => {
  it('says everything that keeps it open', async () => {
    const { closing, post, send, years } = await withAccountant()
    await send(bookkeepingRoutes.voteBudget, {
      params: { fiscalYearId: years.current },
      body: { budget: { votedOn: '2029-12-01', items: [{ account: '615', amount: 100_000 }] } },
    })
    await post([
      { account: '512', debit: 700 },
      { account: '472', credit: 700 },
    ])
    const { state, missing } = await closing(years.current)
    expect(state).toBe('open')
    expect(missing).toEqual([
      { code: 'yearNotOver', account: null, amount: null },
      { code: 'earlierYearOpen', account: null, amount: null },
      { code: 'callsNotIssued', account: null, amount: null },
      { code: 'suspense', account: '472', amount: -700 },
    ])
  })

  it('is closed by one of two accountants who try at once, and approved once', async () => {
    const { close, send, years, post, closing } = await withAccountant()
    await post(
      [
        { account: '601', debit: 1_001 },
        { account: '512', credit: 1_001 },
      ],
      '2029-05-01',
    )
    const answers = await Promise.all([close(years.before), close(years.before)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await closing(years.before)).toMatchObject({
      state: 'closed',
      netCharges: 1_001,
      called: 0,
      balance: -1_001,
      missing: [],
    })

    const approve = (approvedOn: string) =>
      send(bookkeepingRoutes.approveYear, {
        params: { fiscalYearId: years.before },
        body: { approval: { approvedOn } },
      })
    expect(await refusalOf(await approve('2029-12-31'))).toMatchObject({ status: 422, field: 'approval.approved_on' })
    expect((await approve('2030-01-14')).status).toBe(200)
    expect(await refusalOf(await approve('2030-01-14'))).toMatchObject({ status: 409, code: 'action_not_possible' })
  })

  it('opens the one after it when the place has none yet', async () => {
    const { close, years, placeId } = await withAccountant()
    const { db } = server.platform
    await db.delete(fiscalYears).where(eq(fiscalYears.id, years.current))
    expect((await close(years.before)).status).toBe(200)
    const own = await db.select().from(fiscalYears).where(eq(fiscalYears.placeId, placeId))
    expect(own.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toContainEqual(['2030-01-01', '2030-12-31'])
  })
})

describe('a call that another program has posted', () => {
  it('is what was called from each lot, and no other product', async () => {
    const { close, post, years, placeId, entryOf } = await withAccountant()
    const { db } = server.platform
    const own = await lotsByKey(db, placeId, null)
    const owed = own.map(({ lotId, ownerId }, index) => ({
      account: '4501',
      lotId,
      ownerId,
      dueOn: '2029-01-01',
      debit: [700, 200, 100][index] ?? 0,
    }))
    const call = entryOf([...owed, { account: '701', credit: 1_000 }], '2029-01-01', 'AF')
    await db.transaction((tx) => postEntry(tx, call))
    const bill = [
      { account: '601', debit: 1_000 },
      { account: '512', credit: 1_000 },
    ]
    expect((await post(bill, '2029-05-01')).status).toBe(201)
    expect((await close(years.before)).status).toBe(200)
    const shared = await db.select().from(regularisations).where(eq(regularisations.fiscalYearId, years.before))
    const amountOf = (id: string) => shared.find(({ lotId }) => lotId === id)?.amount
    expect(own.map(({ lotId }) => amountOf(lotId))).toEqual([-200, 100, 100])
  })
})

describe('works that are finished', () => {
  it('give back all that was called for them when they cost nothing', async () => {
    const { close, send, years, idOf } = await withAccountant()
    const calls = [{ dueOn: '2029-06-01', amount: 10_000 }]
    const voted = { votedAmount: 10_000, votedOn: '2029-05-01', calls }
    const works = { ...voted, fiscalYearId: years.before, reference: 'TRX-1', label: 'Étude de façade' }
    const answer = await send(bookkeepingRoutes.voteWorks, { body: { works } })
    const { id: worksId } = bookkeepingRoutes.voteWorks.answer.parse(fromWire(await answer.json()))
    await issueCalls(server.platform, server.sites)
    const closing = { closedOn: '2029-11-01' }
    expect((await send(bookkeepingRoutes.settleWorks, { params: { worksId }, body: { closing } })).status).toBe(204)
    expect((await close(years.before)).status).toBe(200)
    const left = await balancesOfYear(server.platform.db, years.before)
    expect(left.filter(({ account }) => account === '102')).toEqual([])
    const own = left.filter(({ account, ownerId }) => account === '4502' && ownerId === idOf('A'))
    expect(own.map(({ balance, awaitsYearId }) => [balance, awaitsYearId])).toEqual([
      [5_000, null],
      [-5_000, years.before],
    ])
  })
})

describe('a year in Québec', () => {
  it('leaves the surplus of each fund in its balance', async () => {
    const village = await makeOwners(server, { owners: { A: 1 }, offer: 'VQC' })
    const { placeId, person } = village
    const { token, userId } = person('manager')
    const { db } = server.platform
    await openLedger(db, placeId, 'QC')
    await db.insert(memberships).values({ userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
    const [year] = await db
      .insert(fiscalYears)
      .values({ placeId, startsOn: '2029-01-01', endsOn: '2029-12-31' })
      .returning()
    const send = (route: Route, { params = {}, body }: Call) =>
      requestRoute(server.app, route, { token, offer: 'VQC', params: { placeId, ...params }, body })
    const lines = [
      { account: '1100', ownerId: person('A').userId, dueOn: '2029-02-01', debit: 1_500 },
      { account: '4000', credit: 1_000 },
      { account: '4010', credit: 500 },
      { account: '5400', debit: 300 },
      { account: '1000', credit: 300 },
    ]
    const interest = [
      { account: '1010', debit: 40 },
      { account: '4200', credit: 40 },
    ]
    for (const written of [lines, interest]) {
      const entry = { journal: 'OD', enteredOn: '2029-02-01', label: 'Année', lines: written }
      expect((await send(bookkeepingRoutes.postEntry, { body: { entry } })).status).toBe(201)
    }
    const closed = await send(bookkeepingRoutes.closeYear, { params: { fiscalYearId: year?.id ?? '' } })
    expect(closed.status).toBe(200)
    const balances = await balancesOfYear(db, year?.id ?? '')
    expect(balances.map(({ account, balance }) => [account, balance])).toEqual([
      ['1000', -300],
      ['1010', 40],
      ['1100', 1_500],
      ['3000', -700],
      // Its bank account has earned the interest.
      ['3010', -540],
    ])
  })
})
