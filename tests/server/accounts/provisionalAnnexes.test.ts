import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnnexCode, Annexes, AnnexSection } from '#contract/accounts/annexes.ts'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { amountsIn } from '#tests/support/accounts/amountsIn.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Ledger = Awaited<ReturnType<typeof makeLedger>>
const read = ({ person, placeId, years }: Ledger, fiscalYearId = years.current) =>
  person('A').get(annexRoutes.annexes, { params: { placeId, fiscalYearId } })
const inAnnex = ({ annexes }: Annexes, code: AnnexCode, section: AnnexSection['code'], column: string) => {
  const found = annexes.find((annex) => annex.code === code)
  return found ? amountsIn(found, section, column) : null
}

describe('the annexes of an open year', () => {
  it('are provisional: the amount not shared out keeps both sides equal', async () => {
    const ledger = await makeLedger(server, { A: 600, B: 400 })
    const call = (name: string, debit: number) => ({ account: '4501', ownerId: ledger.person(name).userId, debit })
    await ledger.post([call('A', 600_00), call('B', 400_00), { account: '701', credit: 1_000_00 }], '2029-06-01', 'AF')
    const payment = { account: '4501', ownerId: ledger.person('B').userId, credit: 450_00 }
    await ledger.post([{ account: '512', debit: 450_00 }, payment], '2030-01-05', 'BQ')
    const invoice = [
      { account: '615', debit: 300_00 },
      { account: '401', credit: 300_00 },
    ]
    await ledger.post(invoice, '2030-01-06', 'AC')

    const annexes = await read(ledger)
    expect(annexes).toMatchObject({ state: 'open', approvedOn: null })
    expect(inAnnex(annexes, 'position', 'treasury', 'actual')).toEqual({ '512': 450_00, total: 450_00 })
    // The previous year is open too, so nothing has brought its calls forward.
    expect(inAnnex(annexes, 'position', 'receivables', 'actual')).toEqual({ owners: 600_00, total: 600_00 })
    expect(inAnnex(annexes, 'position', 'provisions', 'actual')).toEqual({ result: 700_00, total: 700_00 })
    expect(inAnnex(annexes, 'position', 'debts', 'actual')).toEqual({ '401': 300_00, owners: 50_00, total: 350_00 })
    expect(inAnnex(annexes, 'position', 'totals', 'actual')).toEqual({ holds: 1_050_00, owes: 1_050_00 })
    expect(inAnnex(annexes, 'management', 'currentBalance', 'actual')).toEqual({ balance: -300_00 })
    expect(inAnnex(annexes, 'management', 'currentBalance', 'before')).toEqual({ balance: 1_000_00 })
    expect(inAnnex(annexes, 'management', 'currentCharges', 'voted')).toEqual({ '615': null, total: null })
  })

  it('are empty before the first entry, and belong to the place', async () => {
    const ledger = await makeLedger(server, { A: 1 })
    expect((await read(ledger)).annexes).toEqual([])
    const other = await makeLedger(server, { A: 1 })
    const params = { placeId: ledger.placeId, fiscalYearId: other.years.current }
    expect(await refusalOf(await ledger.person('A').call(annexRoutes.annexes, { params }))).toMatchObject({
      status: 404,
    })
  })
})

describe('the accounts of a syndicate in Québec', () => {
  it('are the balance sheet and the results of its three funds', async () => {
    const ledger = await makeLedger(server, { A: 1, B: 1 }, 'VQC')
    const owes = (name: string, debit: number) => ({ account: '1100', ownerId: ledger.person(name).userId, debit })
    await ledger.post(
      [
        owes('A', 800_00),
        owes('B', 800_00),
        { account: '4000', credit: 1_000_00 },
        { account: '4010', credit: 500_00 },
        { account: '4020', credit: 100_00 },
      ],
      '2030-01-02',
      'AF',
    )
    await ledger.post(
      [
        { account: '1000', debit: 1_000_00 },
        { account: '1010', debit: 250_00 },
        { account: '1100', ownerId: ledger.person('A').userId, credit: 1_250_00 },
      ],
      '2030-01-03',
      'BQ',
    )
    await ledger.post([
      { account: '5400', debit: 300_00 },
      { account: '6000', debit: 120_00 },
      { account: '2000', credit: 420_00 },
    ])

    await ledger.post(
      [
        { account: '1010', debit: 30_00 },
        { account: '4200', credit: 30_00 },
      ],
      '2030-01-11',
      'BQ',
    )

    const annexes = await read(ledger)
    expect(annexes.annexes.map(({ code }) => code)).toEqual(['fundBalances', 'fundResults'])
    const inFund = (section: AnnexSection['code'], column: string, code: AnnexCode = 'fundBalances') =>
      inAnnex(annexes, code, section, column)
    expect(inFund('assets', 'operating')).toMatchObject({ '1000': 1_000_00, owners: 800_00, between: -230_00 })
    expect(inFund('assets', 'contingency')).toMatchObject({ '1010': 280_00, owners: 0, between: 130_00 })
    expect(inFund('assets', 'selfInsurance')).toMatchObject({ between: 100_00, total: 100_00 })
    expect(inFund('liabilities', 'total')).toEqual({ '2000': 420_00, owners: 450_00, total: 870_00 })
    expect(inFund('funds', 'contingency')).toEqual({ result: 410_00, total: 410_00 })
    for (const column of ['operating', 'contingency', 'selfInsurance', 'total']) {
      const { holds, owes: owed } = inFund('totals', column) ?? {}
      expect(holds).toBe(owed)
    }
    expect(inFund('surplus', 'operating', 'fundResults')).toEqual({ balance: 700_00 })
    // Interest on the bank account of a fund belongs to that fund.
    expect(inFund('revenue', 'contingency', 'fundResults')).toMatchObject({ '4200': 30_00 })
    expect(inFund('surplus', 'contingency', 'fundResults')).toEqual({ balance: 410_00 })
    expect(inFund('surplus', 'total', 'fundResults')).toEqual({ balance: 1_210_00 })
    expect(inFund('surplus', 'before', 'fundResults')).toEqual({ balance: null })
  })
})
