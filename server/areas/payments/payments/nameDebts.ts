import { dot } from '#contract/dot.ts'
import type { SettledDebt } from '#contract/payments/debts.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { debtId, type NamedDebt } from '#server/services/ledger/debtsOf.ts'
import { paperWords } from '#server/services/papers/paperWords.ts'
import { findCalls, findLots } from './debts.store.ts'

type Reader = Pick<SignedInCtx, 'locale' | 'offer'>

/**
 * Names debts in their owner's terms: by lot, and by call. Books are kept in one language, the first of the offer: readers of
 * another one get the name of the fund; works keep the name under which they were voted.
 */
export async function nameDebts(
  db: Queryable,
  { locale, offer }: Reader,
  placeId: string,
  debts: readonly NamedDebt[],
) {
  const lots = await findLots(db, [...new Set(debts.flatMap(({ lotId }) => lotId ?? []))])
  const calls = await findCalls(db, placeId, debts)
  const { accountName } = paperWords(locale, offer)
  const [kept = locale] = offer.locales
  const isForeign = kept.slice(0, 2) !== locale.slice(0, 2)
  return ({ account, lotId, dueOn }: NamedDebt): Omit<SettledDebt, 'amount' | 'left'> => {
    const names = calls
      .filter((call) => call.account === account && call.dueOn === dueOn)
      .map(({ label, product, worksId }) => (isForeign && worksId === null ? accountName(product) : label))
    return {
      id: debtId({ account, lotId, dueOn }),
      account,
      lot: lots.find(({ id }) => id === lotId) ?? null,
      dueOn,
      label: names.length === 0 ? null : [...new Set(names)].join(dot),
    }
  }
}
