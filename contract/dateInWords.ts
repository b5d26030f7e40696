/**
 * A date or a time of day written out. French writes the first of a month as an ordinal, 1er janvier, and a time as
 * 18 h 30, 8 h or 0 h 05, on one line; English stays as the formatter writes it.
 */
export const dateInWords = (format: Intl.DateTimeFormat, at: number | Date): string =>
  format
    .format(at)
    .replace(/^1(?=\s)/, '1er')
    .replace(/\b0?(\d+)(?::|\sh\s?)(\d\d)?$/, '$1\u00a0h\u00a0$2')
    .replace(/h\u00a0(?:00)?$/, 'h')
