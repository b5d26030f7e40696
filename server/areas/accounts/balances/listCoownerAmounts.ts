import type { z } from 'zod'
import type {
  AmountTotals,
  CoownerAmount,
  CoownerAmountSort,
  coownerAmountQuery,
  coownerAmountRoutes,
} from '#contract/accounts/coownerAmounts.ts'
import { reminderCalledFor } from '#contract/accounts/reminders.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import { accountSettings } from '#offers/accountSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { findCoownerAmounts } from './balances.store.ts'

type List = typeof coownerAmountRoutes.list
type Filters = z.output<typeof coownerAmountQuery>

const orders: Readonly<Record<CoownerAmountSort, (a: CoownerAmount, b: CoownerAmount) => number>> = {
  name: () => 0,
  '-balance': (a, b) => b.balance - a.balance,
  balance: (a, b) => a.balance - b.balance,
  '-due': (a, b) => b.due - a.due,
  due: (a, b) => a.due - b.due,
}
const byName = (a: CoownerAmount, b: CoownerAmount) => a.name.localeCompare(b.name, 'fr') || a.id.localeCompare(b.id)

/** The filtered co-owners, in order. A building has a few hundred at most, so they are sorted here. */
export async function narrowedAmounts(
  { db, actor, now, offer }: SignedInCtx,
  placeId: string,
  { side, search = '', sort }: Filters,
): Promise<readonly CoownerAmount[]> {
  const today = civilDay(now(), offer.timeZone)
  const words = toSearchText(search)
  const isFound = ({ name, lotNumbers, balance }: CoownerAmount) =>
    (words === '' || toSearchText(name).includes(words) || lotNumbers.some((number) => `${number}` === words)) &&
    (side === undefined || (side === 'debit' ? balance > 0 : balance < 0))
  const { reminderDays } = accountSettings[offer.code]
  const owed = await findCoownerAmounts(db, { userId: actor.userId, placeId, today })
  const all = owed.map((amount) => ({
    ...amount,
    reminder: reminderCalledFor(amount.owedSince, today, reminderDays),
  }))
  return all.filter(isFound).toSorted((a, b) => orders[sort](a, b) || byName(a, b))
}

/** The debt of each co-owner today, with the totals of the filtered rows. */
export async function listCoownerAmounts(
  ctx: SignedInCtx,
  { params: { placeId }, query: { page, perPage, ...filters } }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const found = await narrowedAmounts(ctx, placeId, filters)
  const shown = found.slice((page - 1) * perPage, page * perPage)
  const meta = { total: found.length, page, perPage }
  return { ...listAnswer(shown, { coownerAmounts: byId(shown) }, meta), totals: totalsOf(found) }
}

function totalsOf(amounts: readonly CoownerAmount[]): AmountTotals {
  return {
    debtors: sumBy(amounts, ({ balance }) => Math.max(balance, 0)),
    creditors: sumBy(amounts, ({ balance }) => Math.min(balance, 0)),
    due: sumBy(amounts, ({ due }) => Math.max(due, 0)),
    awaiting: sumBy(amounts, ({ awaiting }) => awaiting),
    ageing: {
      underThree: sumBy(amounts, ({ ageing }) => ageing.underThree),
      underSix: sumBy(amounts, ({ ageing }) => ageing.underSix),
      underTwelve: sumBy(amounts, ({ ageing }) => ageing.underTwelve),
      older: sumBy(amounts, ({ ageing }) => ageing.older),
    },
  }
}
