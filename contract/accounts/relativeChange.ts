/**
 * The change from one amount to another in tenths of a percent, halves away from zero: 32 is +3.2 %. `null` when there was nothing
 * before. Both amounts are in cents.
 */
export function relativeChange(before: number, after: number): number | null {
  if (before === 0) return null
  const change = BigInt(after) - BigInt(before)
  const base = BigInt(Math.abs(before))
  const size = (change < 0n ? -change : change) * 1_000n
  const tenths = Number((2n * size + base) / (2n * base))
  return change < 0n ? -tenths || 0 : tenths
}
