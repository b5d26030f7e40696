import fc from 'fast-check'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

export const names = ['A', 'B', 'C'] as const
const day = 24 * 3_600_000

const cents = fc.integer({ min: 1, max: 500_000 })
const year = fc.constantFrom('before', 'current')
const name = fc.constantFrom(...names)
const isOfLift = fc.boolean()
const worksIndex = fc.nat(5)

const usualStep = fc.oneof(
  fc.record({ kind: fc.constant('budget'), year, amount: cents, ofLift: cents, worksFund: cents }),
  fc.record({ kind: fc.constant('daysPass'), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('pay'), name, amount: cents }),
  fc.record({ kind: fc.constant('invoice'), year, amount: cents, isOfLift }),
  fc.record({ kind: fc.constant('reverse'), index: fc.nat(50) }),
  fc.record({ kind: fc.constant('close'), year }),
  fc.record({ kind: fc.constant('approve'), year }),
)

/** Works with grants and loans, and money lent to or by the syndicate. */
const worksStep = fc.oneof(
  fc.record({
    kind: fc.constant('works'),
    year,
    isOfLift,
    called: cents,
    grants: fc.nat(90_000),
    loans: fc.nat(90_000),
  }),
  fc.record({ kind: fc.constant('spend'), year, worksIndex, amount: cents, isPaid: fc.boolean() }),
  fc.record({ kind: fc.constant('aid'), year, worksIndex, amount: cents, account: fc.constantFrom('711', '712') }),
  fc.record({ kind: fc.constant('useFund'), year, worksIndex, amount: cents }),
  fc.record({ kind: fc.constant('repay'), year, principal: cents, interest: cents, isOfLift }),
  fc.record({ kind: fc.constant('advance'), name, amount: cents }),
  fc.record({ kind: fc.constant('loanCall'), name, amount: cents }),
  fc.record({ kind: fc.constant('settle'), year, worksIndex }),
)
export type Step =
  | (typeof usualStep extends fc.Arbitrary<infer One> ? One : never)
  | (typeof worksStep extends fc.Arbitrary<infer One> ? One : never)

export const usualSteps = fc.array(usualStep, { minLength: 8, maxLength: 30 })
export const worksSteps = fc.array(fc.oneof<fc.Arbitrary<Step>[]>(usualStep, worksStep, worksStep), {
  minLength: 12,
  maxLength: 36,
})

/** A place of A, B and C whose accountant takes steps over HTTP, in the years 2029 and 2030; it is 10 January 2030. */
export async function openBooks(server: TestServer) {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId, years } = ledger
  const { db } = server.platform
  const liftId = await ledger.insertKey('Ascenseur', { 1: 1, 3: 2 })
  const accountant = ledger.person('manager')
  await db
    .insert(memberships)
    .values({ userId: accountant.userId, placeId, role: 'coowner_accountant', since: server.clock.now() })
  const today = () => server.clock.now().toISOString().slice(0, 10)
  const dayIn = (one: 'before' | 'current', inBefore: string) => (one === 'before' ? inBefore : today())
  const ask = (route: Route, body: Record<string, unknown>, params: Record<string, string> = {}) =>
    requestRoute(server.app, route, { token: accountant.token, params: { placeId, ...params }, body })
  const send = async (...request: Parameters<typeof ask>) => (await ask(...request)).status
  const post = (journal: 'AC' | 'BQ' | 'OD', enteredOn: string, lines: readonly Record<string, unknown>[]) =>
    send(bookkeepingRoutes.postEntry, { entry: { journal, enteredOn, label: 'Essai', lines } })

  const works: { readonly id: string; readonly keyId: string | null }[] = []
  const worksAt = (index: number) => works[index % Math.max(works.length, 1)]
  /** A line for the works, under their own key; `null` without works. */
  const ofWorks = (index: number, line: Record<string, unknown>) => {
    const one = worksAt(index)
    return one ? { ...line, worksId: one.id, keyId: one.keyId } : null
  }
  const postFor = (index: number, journal: 'AC' | 'BQ' | 'OD', on: string, line: object, against: object) => {
    const named = ofWorks(index, { ...line })
    return named ? post(journal, on, [named, { ...against }]) : undefined
  }

  async function take(one: Step): Promise<number | undefined> {
    switch (one.kind) {
      case 'budget': {
        const items = [
          { account: '601', amount: one.amount },
          { account: '614', keyId: liftId, amount: one.ofLift },
        ]
        const budget = { votedOn: '2029-06-01', items, worksFund: one.worksFund }
        return send(bookkeepingRoutes.voteBudget, { budget }, { fiscalYearId: years[one.year] })
      }
      case 'daysPass':
        server.clock.advance(one.days * day)
        await issueCalls(server.platform, server.sites)
        return undefined
      case 'pay': {
        const ownerId = ledger.person(one.name).userId
        const payment = { ownerId, amount: one.amount, paidOn: today(), bankAccount: '512', label: 'Virement' }
        return send(bookkeepingRoutes.receivePayment, { payment })
      }
      case 'invoice':
        return post('AC', dayIn(one.year, '2029-11-05'), [
          { account: '614', debit: one.amount, keyId: one.isOfLift ? liftId : null },
          { account: '401', credit: one.amount },
        ])
      case 'reverse': {
        const entries = await ledger.entries()
        const entry = entries[one.index % Math.max(entries.length, 1)]
        if (!entry) return undefined
        const reversal = { enteredOn: today(), label: 'Contre-passation' }
        return send(bookkeepingRoutes.reverseEntry, { reversal }, { entryId: entry.id })
      }
      case 'close':
        return send(bookkeepingRoutes.closeYear, {}, { fiscalYearId: years[one.year] })
      case 'approve':
        return send(
          bookkeepingRoutes.approveYear,
          { approval: { approvedOn: today() } },
          { fiscalYearId: years[one.year] },
        )
      case 'works': {
        const keyId = one.isOfLift ? liftId : null
        const { called, grants, loans } = one
        const vote = { reference: `TRX-${works.length}`, label: 'Travaux', keyId, grants, loans, votedOn: '2029-06-01' }
        const calls = [{ dueOn: one.year === 'before' ? '2029-12-01' : '2030-12-01', amount: called }]
        const body = { works: { ...vote, fiscalYearId: years[one.year], votedAmount: called + grants + loans, calls } }
        const answer = await ask(bookkeepingRoutes.voteWorks, body)
        if (answer.status !== 201) return answer.status
        works.push({ id: bookkeepingRoutes.voteWorks.answer.parse(fromWire(await answer.json())).id, keyId })
        return answer.status
      }
      case 'spend': {
        const on = dayIn(one.year, '2029-12-05')
        const { amount, isPaid } = one
        const against = { account: isPaid ? '512' : '401', credit: amount }
        return postFor(one.worksIndex, isPaid ? 'BQ' : 'AC', on, { account: '671', debit: amount }, against)
      }
      case 'aid': {
        const on = dayIn(one.year, '2029-12-06')
        const { account, amount } = one
        return postFor(one.worksIndex, 'BQ', on, { account, credit: amount }, { account: '512', debit: amount })
      }
      case 'useFund': {
        const on = dayIn(one.year, '2029-12-07')
        const { amount } = one
        return postFor(one.worksIndex, 'OD', on, { account: '705', credit: amount }, { account: '105', debit: amount })
      }
      case 'repay': {
        const keyId = one.isOfLift ? liftId : null
        return post('BQ', dayIn(one.year, '2029-12-08'), [
          { account: '661', debit: one.principal, keyId },
          { account: '662', debit: one.interest, keyId },
          { account: '512', credit: one.principal + one.interest },
        ])
      }
      case 'advance':
      case 'loanCall': {
        const [account, product] = one.kind === 'advance' ? ['4503', '1031'] : ['4504', '704']
        return post('OD', today(), [
          { account, ownerId: ledger.person(one.name).userId, dueOn: today(), debit: one.amount },
          { account: product, credit: one.amount },
        ])
      }
      case 'settle': {
        const worksId = worksAt(one.worksIndex)?.id
        if (!worksId) return undefined
        const closing = { closedOn: one.year === 'before' ? '2029-12-20' : '2030-12-20' }
        return send(bookkeepingRoutes.settleWorks, { closing }, { worksId })
      }
    }
  }

  return { ...ledger, take }
}
export type Books = Awaited<ReturnType<typeof openBooks>>
