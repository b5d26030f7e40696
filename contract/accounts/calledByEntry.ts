import { shareOut } from './shareOut.ts'

/** What an entry that calls for funds asks of one lot, by the key of its line where it has one. Cents. */
type LotCall = { readonly lotId: string; readonly keyId: string | null; readonly amount: number }
/** What it calls by one key, and how much of the key each lot bears. */
type ByKey = {
  readonly keyId: string | null
  readonly amount: number
  readonly shares: ReadonlyMap<string, number>
}

/**
 * What an entry calls from each lot by each key. Entries of another program say what each lot owes in all, so that of several keys the
 * lot owes each its share of the whole; what it owes in all stays as it was posted.
 */
export function calledByEntry(calls: readonly LotCall[], keys: readonly ByKey[]): readonly LotCall[] {
  const [only] = keys
  if (only && keys.length === 1) return calls.map((row) => ({ ...row, keyId: only.keyId }))
  const lotIds = [...new Set(calls.map(({ lotId }) => lotId))]
  const borne = keys.map(({ amount, shares }) => {
    const weights = lotIds.map((lotId) => shares.get(lotId) ?? 0)
    return weights.some((weight) => weight > 0) ? shareOut(Math.abs(amount), weights) : lotIds.map(() => 0)
  })
  return calls.flatMap((row) => {
    if (row.keyId !== null) return [row]
    const weights = borne.map((parts) => parts[lotIds.indexOf(row.lotId)] ?? 0)
    const parts = weights.some((weight) => weight > 0) ? shareOut(row.amount, weights) : []
    return keys.flatMap(({ keyId }, index) => {
      const amount = parts[index] ?? 0
      return amount === 0 ? [] : [{ lotId: row.lotId, keyId, amount }]
    })
  })
}
