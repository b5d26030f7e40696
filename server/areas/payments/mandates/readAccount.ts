import { type AccountDetails, accountDetails } from '#contract/payments/accountDetails.ts'
import { fieldCode } from '#contract/problems.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'

type Typed = {
  readonly iban?: string | undefined
  readonly bic?: string | undefined
  readonly institution?: string | undefined
  readonly transit?: string | undefined
  readonly account?: string | undefined
}

/**
 * Parses typed account details, by the rules of the offer.
 *
 * @throws {Problem} `invalid_value` that names each wrong part of the account, within `root` of the body.
 */
export function readAccount(
  { offer }: Pick<SignedInCtx, 'offer'>,
  { iban, bic, institution, transit, account }: Typed,
  root: 'money_order' | 'refund',
): AccountDetails {
  const typed = { iban, bic, institution, transit, account }
  const parsed = accountDetails(paymentSettings[offer.code].scheme, offer.acceptedCountries).safeParse(typed)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path: [part], message }) => ({
    field: `${root}.${String(part)}`,
    code: fieldCode.safeParse(message).data ?? 'invalid',
  }))
  throw new Problem('invalid_value', 'the account details are wrong', { fields })
}
