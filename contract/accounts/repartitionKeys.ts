import { aboutThing, sharesOf } from './explain.ts'
import type { Explanation, Share } from './explanations.ts'

/** A lot's shares of a repartition key. */
type LotShares = { readonly lotId: string; readonly number: number; readonly shares: number }

/** A repartition key with its lots in the order of their rank. */
export type RepartitionKey = {
  /** `null` = the key of all lots. */
  readonly id: string | null
  readonly name: string | null
  readonly lots: readonly LotShares[]
}

export type LotAmount = { readonly lotId: string; readonly explanation: Explanation }
type LotShare = LotAmount & { readonly explanation: Share }

/** Shares out an amount to the lots of a key; the shares add up to the cent. @@ @throws {RangeError} when no lot bears it. */
export function shareByKey(of: Explanation, { lots }: RepartitionKey): readonly LotShare[] {
  const parts = sharesOf(
    of,
    lots.map(({ lotId, number, shares }) => ({
      about: aboutThing('lot', { id: lotId, name: `${number}` }),
      weight: shares,
    })),
  )
  return lots.flatMap(({ lotId }, index) => {
    const explanation = parts[index]
    return explanation ? [{ lotId, explanation }] : []
  })
}
