import { calledByEntry } from '#contract/accounts/calledByEntry.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { type Called, type CallsOf, calledByLot, linesOfEnteredCalls } from './closing.store.ts'
import type { ClosingDesk } from './closingDesk.ts'

/**
 * The amounts called from each lot, by key: by the portal's calls, and by imported entries of another program, for which the
 * portal has no calls.
 */
export async function calledOf({ tx, year: { placeId } }: ClosingDesk, of: CallsOf): Promise<readonly Called[]> {
  const lines = await linesOfEnteredCalls(tx, placeId, of)
  const sharesOf = new Map<string | null, ReadonlyMap<string, number>>()
  for (const keyId of new Set(lines.flatMap((line) => (line.account === of.product ? [line.keyId] : [])))) {
    const lots = await lotsByKey(tx, placeId, keyId)
    sharesOf.set(keyId, new Map(lots.map(({ lotId, shares }) => [lotId, shares])))
  }
  const entered = [...Map.groupBy(lines, ({ entryId }) => entryId).values()].flatMap((entry) => {
    const called = entry.filter(({ account }) => account === of.product)
    const keys = [...Map.groupBy(called, ({ keyId }) => keyId)].map(([keyId, rows]) => ({
      keyId,
      amount: -rows.reduce((sum, { amount }) => sum + amount, 0),
      shares: sharesOf.get(keyId) ?? new Map<string, number>(),
    }))
    const asked = entry.flatMap(({ account, lotId, keyId, amount }) =>
      account === of.owner && lotId !== null ? [{ lotId, keyId, amount }] : [],
    )
    return calledByEntry(asked, keys)
  })
  const byLot = Map.groupBy([...(await calledByLot(tx, of)), ...entered], ({ lotId, keyId }) => `${lotId} ${keyId}`)
  return [...byLot.values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ ...first, amount: rows.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
}
