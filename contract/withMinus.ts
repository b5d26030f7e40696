/** Intl writes a negative number with a hyphen. */
export const withMinus = (formatted: string) => formatted.replace('-', '−')
