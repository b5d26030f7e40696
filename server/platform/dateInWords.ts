/** A date or time written out. French writes the first of a month as an ordinal, 1er janvier, and 9 h for 09 h 00. */
export const dateInWords = (format: Intl.DateTimeFormat, at: Date): string => {
  const isFrench = format.resolvedOptions().locale.startsWith('fr')
  return format
    .formatToParts(at)
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('')
    .replace(/\b0(?=\d\sh\b)/, '')
    .replace(/(\sh)\s00$/, '$1')
}
