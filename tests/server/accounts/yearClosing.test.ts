import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import { fromWire } from '#contract/case.ts'
import { dot } from '#contract/dot.ts'
import type { Route } from '#contract/route.ts'
import { accountNames } from '#locales/en-CA/accounts/accountNames.ts'
import { regularisations } from '#server/areas/accounts/closing/closing.tables.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { balancesOfYear } from '#server/services/ledger/balances.store.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { openLedger } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startBookkeeping } from '#tests/support/server/startBookkeeping.ts'

type Call = {
  readonly params?: Record<string, string>
  readonly body?: Record<string, unknown>
  readonly headers?: Record<string, string>
}
const { server, withAccountant } = await startBookkeeping()

async function insertWorks(placeId: string) {
  const vote = { placeId, reference: 'TRX-1', label: 'Toiture', votedAmount: 900, votedOn: '2029-01-15' }
  const [row] = await server.platform.db.insert(works).values(vote).returning()
  return row?.id ?? ''
}

const bill = (amount: number) => [
  { account: '601', debit: amount },
  { account: '512', credit: amount },
]

describe('a year', () => {
  it('lists everything that keeps it open', async () => {
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
    await post(bill(1_001), '2029-05-01')
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

  it.each(['closing', 'posting'] as const)(
    'counts an entry that a colleague posts at the same moment, or refuses it: %s first',
    async (first) => {
      const { close, post, years, closing, lines } = await withAccountant()
      await post(bill(1_001), '2029-05-01')
      const postings = () => ['2029-06-01', '2029-06-02', '2029-12-31'].map((day) => post(bill(10), day))
      const both = first === 'closing' ? [close(years.before), ...postings()] : [...postings(), close(years.before)]
      const answers = await Promise.all(both)

      const closed = first === 'closing' ? answers[0] : answers.at(-1)
      expect(closed?.status).toBe(200)
      const others = answers.filter((answer) => answer !== closed)
      const taken = others.filter(({ status }) => status === 201).length
      for (const answer of others.filter(({ status }) => status !== 201)) {
        expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'conflict' })
      }
      expect(await closing(years.before)).toMatchObject({ state: 'closed', netCharges: 1_001 + 10 * taken })
      const spent = (await lines()).filter(({ account, debit }) => account === '601' && debit > 0)
      expect(spent).toHaveLength(1 + taken)
      expect(await refusalOf(await post(bill(10), '2029-12-31'))).toMatchObject({ status: 409, code: 'conflict' })
    },
  )

  it('opens the next one when the place has none yet', async () => {
    const { close, years, placeId } = await withAccountant()
    const { db } = server.platform
    await db.delete(fiscalYears).where(eq(fiscalYears.id, years.current))
    expect((await close(years.before)).status).toBe(200)
    const own = await db.select().from(fiscalYears).where(eq(fiscalYears.placeId, placeId))
    expect(own.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toContainEqual(['2030-01-01', '2030-12-31'])
  })
})

describe('the next year', () => {
  const open = async (startsOn: string, endsOn: string) => {
    const books = await withAccountant()
    const send = (body = { fiscalYear: { startsOn, endsOn } }) => books.send(bookkeepingRoutes.openYear, { body })
    return { ...books, send }
  }

  it('is opened before this one is over, and then accepts a budget and entries', async () => {
    const { send, post, placeId } = await open('2031-01-01', '2031-12-31')
    expect(await refusalOf(await post(bill(5), '2031-01-02'))).toMatchObject({ status: 409, code: 'conflict' })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await post(bill(5), '2031-01-02')).status).toBe(201)
    const own = await server.platform.db.select().from(fiscalYears).where(eq(fiscalYears.placeId, placeId))
    expect(own.filter(({ isCurrent }) => isCurrent).map(({ startsOn }) => startsOn)).toEqual(['2030-01-01'])
  })

  it.each([
    ['starts_on', '2031-01-02', '2031-12-31'],
    ['starts_on', '2030-01-01', '2030-12-31'],
    ['ends_on', '2031-01-01', '2031-01-01'],
    ['ends_on', '2031-01-01', '2032-07-01'],
  ])('is refused for its %s from %s to %s', async (field, startsOn, endsOn) => {
    const { send } = await open(startsOn, endsOn)
    expect(await refusalOf(await send())).toMatchObject({ status: 422, field: `fiscal_year.${field}` })
  })

  it('becomes the current one when this one is closed, or when its days have come', async () => {
    const { send, years, close, placeId } = await open('2031-01-01', '2031-06-30')
    const { db } = server.platform
    const current = async () => {
      const own = await db.select().from(fiscalYears).where(eq(fiscalYears.placeId, placeId))
      return own.find(({ isCurrent }) => isCurrent)?.startsOn
    }
    server.clock.advance(400 * 24 * 3_600_000)
    expect((await close(years.before)).status).toBe(200)
    expect(await current()).toBe('2030-01-01')
    expect((await send()).status).toBe(201)
    expect(await current()).toBe('2031-01-01')
    expect((await send({ fiscalYear: { startsOn: '2031-07-01', endsOn: '2032-06-30' } })).status).toBe(201)
    expect((await close(years.current)).status).toBe(200)
    expect(await current()).toBe('2031-01-01')
  })
})

describe('a call that another program has posted', () => {
  it('counts as called from each lot, and no other product does; works stay out of what is shared', async () => {
    const { close, closing, post, years, placeId, entryOf } = await withAccountant()
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
    expect((await post(bill(1_100), '2029-05-01')).status).toBe(201)
    const worksId = await insertWorks(placeId)
    const ofWorks = bill(80).map((line) => (line.account === '601' ? { ...line, account: '671', worksId } : line))
    expect((await post(ofWorks, '2029-05-01')).status).toBe(201)
    const { balance } = await closing(years.before)
    expect((await close(years.before)).status).toBe(200)
    const shared = await db.select().from(regularisations).where(eq(regularisations.fiscalYearId, years.before))
    const amountOf = (id: string) => shared.find(({ lotId }) => lotId === id)?.amount
    expect(own.map(({ lotId }) => amountOf(lotId))).toEqual([-150, 130, 120])
    expect(-shared.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  })
})

describe('works that are finished', () => {
  it('return all calls when they cost nothing', async () => {
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
  async function withSyndicate() {
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
    const fiscalYearId = year?.id ?? ''
    const send = (route: Route, { params = {}, body, headers = {} }: Call) =>
      requestRoute(server.app, route, { token, offer: 'VQC', params: { placeId, ...params }, body, headers })
    const post = async (lines: readonly Record<string, unknown>[]) => {
      const entry = { journal: 'OD', enteredOn: '2029-02-01', label: 'Année', lines }
      expect((await send(bookkeepingRoutes.postEntry, { body: { entry } })).status).toBe(201)
    }
    const ownerId = person('A').userId
    return { placeId, person, fiscalYearId, ownerId, send, post }
  }

  it('leaves the surplus of each fund in its balance, works included, as its closing announces', async () => {
    const { placeId, fiscalYearId, ownerId, send, post } = await withSyndicate()
    const { db } = server.platform
    const worksId = await insertWorks(placeId)
    await post([
      { account: '1100', ownerId, dueOn: '2029-02-01', debit: 2_400 },
      { account: '4000', credit: 1_000 },
      { account: '4010', credit: 500 },
      { account: '4100', worksId, credit: 900 },
      { account: '5400', debit: 300 },
      { account: '6000', worksId, debit: 860 },
      { account: '1000', credit: 1_160 },
    ])
    await post([
      { account: '1010', debit: 40 },
      { account: '4200', credit: 40 },
    ])
    const params = { fiscalYearId }
    const read = await send(bookkeepingRoutes.readClosing, { params })
    const announced = bookkeepingRoutes.readClosing.answer.parse(fromWire(await read.json()))
    expect((await send(bookkeepingRoutes.closeYear, { params })).status).toBe(200)
    const balances = await balancesOfYear(db, fiscalYearId)
    expect(balances.map(({ account, balance }) => [account, balance])).toEqual([
      ['1000', -1_160],
      ['1010', 40],
      ['1100', 2_400],
      ['3000', -700],
      // The bank account of this fund has earned the interest, and the special assessment exceeds what its works cost.
      ['3010', -580],
    ])
    const kept = balances.filter(({ account }) => account.startsWith('3'))
    expect(-kept.reduce((sum, { balance }) => sum + balance, 0)).toBe(announced.balance)
  })

  it('lists its calls of every day in one order, and names their funds for readers of another language', async () => {
    const { placeId, person, fiscalYearId, send } = await withSyndicate()
    const budget = { votedOn: '2028-12-01', items: [{ account: '5400', amount: 4_000 }], worksFund: 400 }
    expect((await send(bookkeepingRoutes.voteBudget, { params: { fiscalYearId }, body: { budget } })).status).toBe(204)
    const list = async (language: string) => {
      const answer = await send(plannedCallRoutes.list, { headers: { 'accept-language': language } })
      return plannedCallRoutes.list.answer.parse(fromWire(await answer.json())).calls
    }
    const listed = await list('fr-CA')
    const amounts = Map.groupBy(listed, ({ dueOn }) => dueOn).values()
    expect([...amounts].map((own) => own.map(({ amount }) => amount))).toEqual(
      ['01', '04', '07', '10'].map(() => [1_000, 100]),
    )
    expect(listed[0]?.label).toMatch(/janvier 2029$/)
    const { a4000: operating, a4010: contingency } = accountNames
    const names = (await list('en-CA')).map(({ label }) => label)
    expect(names).toEqual([1, 2, 3, 4].flatMap(() => [operating, contingency]))

    const { token } = person('A')
    const headers = { 'accept-language': 'en-CA' }
    const own = await requestRoute(server.app, accountRoutes.mine, {
      token,
      offer: 'VQC',
      params: { placeId },
      headers,
    })
    const { nextCall } = accountRoutes.mine.answer.parse(fromWire(await own.json()))
    expect(nextCall).toMatchObject({ label: [operating, contingency].join(dot), amount: 1_100 })
  })
})
