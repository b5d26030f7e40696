import { dot } from '#contract/dot.ts'
import type { SettledDebt } from '#contract/payments/debts.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { callNames } from '#server/services/ledger/callNames.ts'
import { debtId, type NamedDebt } from '#server/services/ledger/debtsOf.ts'
import { findCalls, findLots } from './debts.store.ts'

type Reader = Pick<SignedInCtx, 'locale' | 'offer'>

/** Names debts in their owner's terms: by lot, and by call. */
export async function nameDebts(db: Queryable, reader: Reader, placeId: string, debts: readonly NamedDebt[]) {
  const lots = await findLots(db, [...new Set(debts.flatMap(({ lotId }) => lotId ?? []))])
  const calls = await findCalls(db, placeId, debts)
  const nameOf = callNames(reader)
  return ({ account, lotId, dueOn }: NamedDebt): Omit<SettledDebt, 'amount' | 'left'> => {
    const names = calls.filter((call) => call.account === account && call.dueOn === dueOn).map(nameOf)
    return {
      id: debtId({ account, lotId, dueOn }),
      account,
      lot: lots.find(({ id }) => id === lotId) ?? null,
      dueOn,
      label: names.length === 0 ? null : [...new Set(names)].join(dot),
    }
  }
}
