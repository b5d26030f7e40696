/**
 * Shares out an amount by largest remainder, so that the parts add up exactly. Of equal remainders the earlier one gets the cent,
 * so callers must keep the order of the lots. A negative amount mirrors its opposite.
 */
export function shareOut(cents: number, shares: readonly number[]): number[] {
  if (shares.some((share) => share < 0)) throw new RangeError('shares must not be negative')
  const weights = shares.map(BigInt)
  const whole = weights.reduce((added, weight) => added + weight, 0n)
  if (cents === 0) return shares.map(() => 0)
  if (whole === 0n) throw new RangeError('nobody bears the amount')

  const sign = cents < 0 ? -1n : 1n
  const amount = sign * BigInt(cents)
  const exact = weights.map((weight, index) => ({
    index,
    part: (amount * weight) / whole,
    remainder: (amount * weight) % whole,
  }))
  const left = amount - exact.reduce((added, { part }) => added + part, 0n)
  const lucky = new Set(
    exact
      .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
      .slice(0, Number(left))
      .map(({ index }) => index),
  )
  return exact.map(({ index, part }) => Number(sign * (lucky.has(index) ? part + 1n : part)))
}
