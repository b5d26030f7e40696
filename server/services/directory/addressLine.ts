type Address = { readonly street: string; readonly zipCode: string; readonly city: string }

const canadianZipCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/

/** An address on one line, in the word order of its country. */
export const toAddressLine = ({ street, zipCode, city }: Address) =>
  canadianZipCode.test(zipCode) ? `${street}, ${city} (Québec) ${zipCode}` : `${street}, ${zipCode} ${city}`
