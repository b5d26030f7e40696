/** A part of a shared amount, with the data that decide about its last cent. */
export type Part = {
  /** Cents. */
  readonly amount: number
  /** Its rank among the parts, from 1, the largest remainder first; `null` for a part without weight. */
  readonly place: number | null
}

/**
 * Shares out an amount by largest remainder, so that the parts add up exactly. Among equal remainders, the earlier one gets the
 * cent, so callers must keep the order of the lots. A negative amount mirrors its opposite. `leftCents` is how many parts, the
 * first by remainder, got a cent more than the whole cents of their exact share.
 *
 * @throws {RangeError} for a negative weight, or an amount that nobody bears.
 */
export function shareOutParts(cents: number, shares: readonly number[]) {
  if (shares.some((share) => share < 0)) throw new RangeError('shares must not be negative')
  const weights = shares.map(BigInt)
  const whole = weights.reduce((added, weight) => added + weight, 0n)
  if (whole === 0n && cents !== 0) throw new RangeError('nobody bears the amount')
  if (whole === 0n) return { leftCents: 0, parts: shares.map((): Part => ({ amount: 0, place: null })) }

  const sign = cents < 0 ? -1n : 1n
  const amount = sign * BigInt(cents)
  const exact = weights.map((weight, index) => ({
    index,
    weight,
    part: (amount * weight) / whole,
    remainder: (amount * weight) % whole,
  }))
  const leftCents = Number(amount - exact.reduce((added, { part }) => added + part, 0n))
  const order = exact
    .filter(({ weight }) => weight > 0n)
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  const places = new Map(order.map(({ index }, before) => [index, before + 1]))
  const parts = exact.map(({ index, part }): Part => {
    const place = places.get(index) ?? null
    const extra = place !== null && place <= leftCents ? 1n : 0n
    // Avoids -0 for a zero share of a negative amount.
    return { amount: Number(sign * (part + extra)) || 0, place }
  })
  return { leftCents, parts }
}

/** Only the amounts of `shareOutParts`. */
export const shareOut = (cents: number, shares: readonly number[]): number[] =>
  shareOutParts(cents, shares).parts.map(({ amount }) => amount)
