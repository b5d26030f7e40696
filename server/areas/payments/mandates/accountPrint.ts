import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A keyed hash that equal accounts share. A BIC says nothing more about which account an IBAN names. */
export const accountPrint = ({ print }: Pick<Secrets, 'print'>, details: AccountDetails): string =>
  print('bankAccount', JSON.stringify(details.scheme === 'sepa' ? { ...details, bic: null } : details))
