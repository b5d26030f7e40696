import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Annex, AnnexCode, AnnexSection } from '#contract/accounts/annexes.ts'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { amountsIn } from '#tests/support/accounts/amountsIn.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withAccountant() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const accountant = ledger.person('manager')
  await server.platform.db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  const works = (calls: readonly { dueOn: string; amount: number }[], more: Record<string, unknown> = {}) =>
    accountant.call(bookkeepingRoutes.voteWorks, {
      params: { placeId },
      body: {
        works: {
          fiscalYearId: ledger.years.current,
          reference: 'TRX-1',
          label: 'Isolation',
          votedAmount: 10_000_00,
          votedOn: '2029-11-20',
          grants: 2_000_00,
          loans: 3_000_00,
          calls: [...calls],
          ...more,
        },
      },
    })
  const post = async (lines: readonly Record<string, unknown>[]) => {
    const entry = { journal: 'BQ' as const, enteredOn: '2030-01-12', label: 'Essai', lines: [...lines] }
    const answer = await accountant.call(bookkeepingRoutes.postEntry, { params: { placeId }, body: { entry } })
    expect(answer.status).toBe(201)
  }
  const annexes = async () => {
    const params = { placeId, fiscalYearId: ledger.years.current }
    const read = (await ledger.person('A').get(annexRoutes.annexes, { params })).annexes
    return (code: AnnexCode): Annex => read.find((annex) => annex.code === code) ?? { code, columns: [], sections: [] }
  }
  return { ...ledger, accountant, works, post, annexes }
}
const inMay = { dueOn: '2030-05-01', amount: 5_000_00 }
const totalIn = (annex: Annex, section: AnnexSection['code'], column: string) =>
  Object.values(amountsIn(annex, section, column)).at(-1)

describe('grants and loans of works', () => {
  it('leave the rest of the voted amount to the calls', async () => {
    const { works, accountant, placeId } = await withAccountant()
    const refused = await works([{ ...inMay, amount: 10_000_00 }])
    expect(await refusalOf(refused)).toMatchObject({ status: 422, field: 'works.calls' })
    expect((await works([inMay])).status).toBe(201)
    const { calls } = await accountant.get(plannedCallRoutes.list, { params: { placeId } })
    expect(calls).toMatchObject([{ dueOn: inMay.dueOn, amount: 5_000_00, account: '4502', decisionId: null }])
  })

  it('appear in annexes 1, 2 and 5, which still agree with each other', async () => {
    const { works, post, annexes, accountant, placeId } = await withAccountant()
    const { id: worksId } = bookkeepingRoutes.voteWorks.answer.parse(await (await works([inMay])).json())
    await post([
      { account: '512', debit: 1_200_00 },
      { account: '711', credit: 1_200_00, worksId },
    ])
    await post([
      { account: '512', debit: 3_000_00 },
      { account: '712', credit: 3_000_00, worksId },
    ])
    await post([
      { account: '671', debit: 4_000_00, worksId },
      { account: '512', credit: 4_000_00 },
    ])
    await post([
      { account: '661', debit: 500_00 },
      { account: '662', debit: 20_00 },
      { account: '512', credit: 520_00 },
    ])

    const during = await annexes()
    expect(amountsIn(during('position'), 'totals', 'actual')).toMatchObject({ holds: -320_00, owes: -320_00 })
    expect(amountsIn(during('position'), 'loans', 'actual')).toEqual({ '712': 2_500_00 })
    const inProgress = (column: string) => totalIn(during('openWorks'), 'works', column)
    expect(['votedWorks', 'done', 'called', 'pending', 'aid'].map(inProgress)).toEqual([
      10_000_00, 4_000_00, 4_200_00, 200_00, 800_00,
    ])

    const closing = { closedOn: '2030-01-14' }
    const settled = await accountant.call(bookkeepingRoutes.settleWorks, {
      params: { placeId, worksId },
      body: { closing },
    })
    expect(settled.status).toBe(204)
    const after = await annexes()
    expect(amountsIn(after('management'), 'worksProducts', 'actual')).toMatchObject({
      '711': 1_200_00,
      '712': 3_000_00,
    })
    expect(amountsIn(after('management'), 'worksBalance', 'actual')).toEqual({ balance: 200_00 })
    expect(totalIn(after('closedWorks'), 'works', 'balance')).toBe(200_00)
    expect(amountsIn(after('management'), 'currentCharges', 'actual')).toMatchObject({ '661': 500_00, '662': 20_00 })
  })
})

describe('the decision of a vote', () => {
  it('must be one of the place', async () => {
    const { works } = await withAccountant()
    const answer = await works([inMay], { decisionId: randomUUID() })
    expect(await refusalOf(answer)).toMatchObject({ status: 422, field: 'works.decision_id' })
  })
})
