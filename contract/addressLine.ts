type Address = { readonly street: string; readonly zipCode: string; readonly city: string }

const canadianZipCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/
/** Postal codes tell the province by their first letter; three belong to Québec. */
const provinceOf = (zipCode: string) => (/^[GHJ]/.test(zipCode) ? ' (Québec)' : '')

/** An address on one line, in the word order of its country. Where it is wrapped, the postal code stays with its town. */
export const toAddressLine = ({ street, zipCode, city }: Address): string =>
  canadianZipCode.test(zipCode)
    ? `${street}, ${city}${provinceOf(zipCode)}\u00a0${zipCode.replace(' ', '\u00a0')}`
    : `${street}, ${zipCode}\u00a0${city}`
