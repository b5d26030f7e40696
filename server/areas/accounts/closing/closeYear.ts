import type { bookkeepingRoutes, Closing } from '#contract/accounts/bookkeeping.ts'
import type { RouteOutput } from '#contract/route.ts'
import { stateAfter } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { balancesByKey, type KeyedBalance } from '#server/services/ledger/balances.store.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdYear } from '#server/services/ledger/holdYear.ts'
import { openYearAfter, writeClosed, writeCurrent } from '#server/services/ledger/years.store.ts'
import { worksOfPlace } from '../budgets/budgets.store.ts'
import { closeFunds } from './closeFunds.ts'
import { closeWorks } from './closeWorks.ts'
import { type ClosingDesk, closingDesk } from './closingDesk.ts'
import { calledOf } from './enteredCalls.ts'
import { missingForClosing } from './missingForClosing.ts'
import { openNext } from './openNext.ts'
import { describeClosing, stateOf } from './readClosing.ts'
import { isResult, resultOf } from './result.ts'
import { shareResult } from './shareResult.ts'

/** Closes a year: treats its works, shares out its result by key and lot, and brings its balances forward. */
export function closeYear(
  ctx: SignedInCtx,
  { params }: RouteOutput<typeof bookkeepingRoutes.closeYear>,
): Promise<Closing> {
  const { placeId, fiscalYearId } = params
  return changeAndAnswer(ctx, async (tx) => {
    const { chart, accounts, year } = await holdYear(tx, params)
    const balances = await balancesByKey(tx, fiscalYearId)
    const missing = await missingForClosing(tx, { chart, year, balances }, civilDay(ctx.now(), ctx.offer.timeZone))
    if (!stateAfter(stateOf(year), { isComplete: missing.length === 0 }, { type: 'year.close' })) {
      throw new Problem('action_not_possible', 'the year is closed, or something is missing for its closing')
    }
    const next = await openYearAfter(tx, year)
    if (year.isCurrent) await writeCurrent(tx, placeId, next.id)
    const desk = closingDesk(tx, ctx, { chart, year, next })
    if (chart === 'QC') await closeFunds(desk, balances)
    else {
      for (const operation of await worksOfPlace(tx, placeId)) await closeWorks(desk, operation, balances)
      await shareCurrent(desk, accounts.owner, accounts.called, balances)
    }
    // The trigger of the ledger refuses entries from here on.
    await writeClosed(tx, fiscalYearId, ctx.now())
    await openNext(desk)
    return {
      ...changedBooks('accounts.closeYear', { placeId, subjectId: fiscalYearId }),
      answer: () => describeClosing(tx, ctx, params),
    }
  })
}

async function shareCurrent(desk: ClosingDesk, account: string, product: string, balances: readonly KeyedBalance[]) {
  const called = await calledOf(desk, { fiscalYearId: desk.year.id, owner: account, product })
  const current = balances.filter((row) => row.worksId === null && isResult('FR', row.account))
  const keyIds = new Set([...current, ...called].map(({ keyId }) => keyId))
  const results = [...keyIds].map((keyId) => {
    const { charges, products } = resultOf(
      'FR',
      current.filter((row) => row.keyId === keyId),
    )
    const calledOfKey = called.reduce((sum, row) => sum + (row.keyId === keyId ? row.amount : 0), 0)
    return { keyId, charges, products: products - calledOfKey }
  })
  await shareResult(desk, { results, called, worksId: null, account, product, label: desk.t('result') })
}
