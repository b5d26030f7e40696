/** A date written out. French writes the first of a month as an ordinal: 1er janvier. */
export const dateInWords = (format: Intl.DateTimeFormat, at: Date): string => {
  const isFrench = format.resolvedOptions().locale.startsWith('fr')
  return format
    .formatToParts(at)
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}
