type Address = { readonly street: string; readonly zipCode: string; readonly city: string }

const canadianZipCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/

/** An address on one line, in the word order of its country. Where it is wrapped, the postal code stays with its town. */
export const toAddressLine = ({ street, zipCode, city }: Address) =>
  canadianZipCode.test(zipCode)
    ? `${street}, ${city} (Québec)\u00a0${zipCode.replace(' ', '\u00a0')}`
    : `${street}, ${zipCode}\u00a0${city}`
