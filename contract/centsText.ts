/** Cents as a decimal number with a point, for example `-12.05`: cut out of the digits, so that nothing is rounded. */
export function centsText(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
