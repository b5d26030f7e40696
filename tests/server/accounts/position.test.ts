import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { evaluate } from '#contract/accounts/explain.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { fromWire } from '#contract/case.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startCalledPlaces } from '#tests/support/server/startCalledPlaces.ts'

const { server, called } = await startCalledPlaces()

describe('the position of a co-owner', () => {
  it('shows the debt, since when, and its parts by kind and lot', async () => {
    const place = await called()
    await place.pay('A', 3_251)
    expect(await place.position('A')).toMatchObject({
      asOf: '2030-01-15',
      balance: 10_000,
      owedSince: '2030-01-01',
      pending: 0,
      later: 0,
      kinds: [{ account: '4501', balance: 10_000 }],
      lots: [{ lot: { number: 1 }, balance: 10_000 }],
      called: { amount: 13_251, before: 0, change: null },
      worksFund: null,
    })
  })

  it('announces the calls of twelve months, with the person’s own part', async () => {
    const { position } = await called()
    const { calls } = await position('A')
    expect(calls.map(({ label, dueOn, amount }) => [label, dueOn, amount])).toEqual([
      ['Appel 2', '2030-04-01', 13_250],
      ['Appel 3', '2030-07-01', 13_250],
      ['Appel 4', '2030-10-01', 13_250],
    ])
  })

  it('explains the calls of one day, by call and key, before and after they are issued', async () => {
    const place = await called()
    const on = async (name: string, dueOn: string) => place.readRoute(name, 'calledOn', { dueOn })
    const read = async (name: string, dueOn: string) =>
      statementRoutes.calledOn.answer.parse(fromWire(await (await on(name, dueOn)).json()))

    const next = await read('A', '2030-04-01')
    expect(next).toMatchObject({ isIssued: false, amount: 13_250, calls: [{ label: 'Appel 2', amount: 13_250 }] })
    expect(next.calls.map(({ explanation }) => evaluate(explanation))).toEqual([13_250])
    expect(await read('A', '2030-01-01')).toMatchObject({ isIssued: true, amount: 13_251 })
    expect(await read('B', '2030-04-01')).toMatchObject({ amount: 7_500 })

    const other = await called()
    expect(await read('A', '2030-04-02')).toMatchObject({ amount: 0, calls: [] })
    expect((await on('manager', '2030-04-01')).status).toBe(403)
    const answer = await requestRoute(server.app, statementRoutes.calledOn, {
      token: other.tokenOf('A'),
      params: { placeId: place.placeId, dueOn: '2030-04-01' },
    })
    expect(answer.status).toBe(404)
  })

  it('shows a credit as negative, and assigns it to no lot', async () => {
    const place = await called()
    await place.pay('B', 10_000)
    expect(await place.position('B')).toMatchObject({
      balance: -2_500,
      owedSince: null,
      lots: [
        { lot: { number: 2 }, balance: 0 },
        { lot: null, balance: -2_500 },
      ],
    })
  })

  it('keeps a regularisation apart until the meeting has approved its year', async () => {
    const place = await called()
    const { userId } = place.person('B')
    await place.post([
      { account: '701', debit: 1_200 },
      { account: '4501', ownerId: userId, credit: 1_200, awaitsYearId: place.years.before },
    ])
    expect(await place.position('B')).toMatchObject({ balance: 7_500, pending: -1_200 })
    expect((await place.lines('B')).year).toMatchObject({ closing: 6_300, awaiting: -1_200 })
    await server.platform.db
      .update(fiscalYears)
      .set({ approvedOn: '2030-01-08' })
      .where(eq(fiscalYears.id, place.years.before))
    expect(await place.position('B')).toMatchObject({ balance: 6_300, pending: 0 })
    expect((await place.lines('B')).year).toMatchObject({ closing: 6_300, awaiting: 0 })
  })

  it('distinguishes amounts posted and due later from the debt', async () => {
    const place = await called()
    const { userId } = place.person('B')
    await place.post([
      { account: '4502', ownerId: userId, debit: 40_000, dueOn: '2030-06-01' },
      { account: '102', credit: 40_000 },
    ])
    expect(await place.position('B')).toMatchObject({ balance: 7_500, later: 40_000, kinds: [{ account: '4501' }] })
  })

  it('compares calls with the previous year, and shares out the works fund by tantièmes', async () => {
    const place = await called()
    const { userId } = place.person('B')
    const call = (debit: number, enteredOn: string) =>
      place.post(
        [
          { account: '4505', ownerId: userId, debit, dueOn: enteredOn },
          { account: '105', credit: debit },
        ],
        enteredOn,
        'AF',
      )
    await call(7_000, '2029-01-15')
    await call(2_000, '2029-12-01')
    await call(7_500, '2029-01-16')
    const { called: change, worksFund } = await place.position('B')
    // The last twelve months begin on 16 January 2029: 7,500 on that day, 2,000 in December, and 7,500 this January.
    expect(change).toEqual({ amount: 17_000, before: 7_000, change: 1_429 })
    expect(worksFund).toEqual({ total: 16_500, share: 4_950, tantiemes: 300, whole: 1_000 })
  })

  it('adds up in every breakdown', async () => {
    const place = await called()
    await place.pay('A', 1_111)
    await place.pay('C', 9_999)
    for (const name of ['A', 'B', 'C']) {
      const { balance, kinds, lots } = await place.position(name)
      const { lines, year } = await place.lines(name)
      const total = (parts: readonly { balance: number }[]) => parts.reduce((sum, part) => sum + part.balance, 0)
      expect(total(kinds)).toBe(balance)
      expect(total(lots)).toBe(balance)
      expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(balance)
      expect(year?.closing).toBe(balance)
      expect(lines.at(-1)?.balance).toBe(balance)
    }
  })
})
