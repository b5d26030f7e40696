import { shareOut } from './shareOut.ts'

/** The amount that an entry calls from one lot, by the key of its line if it has one. Cents. */
type LotCall = { readonly lotId: string; readonly keyId: string | null; readonly amount: number }
/** The amount called by one key, and the shares of each lot. */
type ByKey = {
  readonly keyId: string | null
  readonly amount: number
  readonly shares: ReadonlyMap<string, number>
}

/**
 * The amounts that an entry calls from each lot, by key. Entries of another program give only the total of each lot. With several
 * keys, that total is split by each key's share of the whole; the total itself stays as posted.
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
