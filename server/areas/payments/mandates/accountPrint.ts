import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A keyed hash that is the same for equal accounts. A BIC adds nothing to identify the account of an IBAN. */
export const accountPrint = ({ print }: Pick<Secrets, 'print'>, details: AccountDetails): string =>
  print('bankAccount', JSON.stringify(details.scheme === 'sepa' ? { ...details, bic: null } : details))
