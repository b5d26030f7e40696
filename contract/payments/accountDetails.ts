import * as z from 'zod/mini'
import { bic, canadianAccount, iban } from '../banking.ts'
import type { DebitScheme } from './mandates.ts'

/** An account that can be debited, in the form that banks identify. */
export type AccountDetails =
  | { readonly scheme: 'sepa'; readonly iban: string; readonly bic: string | null }
  | { readonly scheme: 'pad'; readonly institution: string; readonly transit: string; readonly account: string }

/** Countries whose banks need no BIC: the European Economic Area (regulation EU 260/2012, art. 5). */
const withoutBic = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
export const needsBic = (normalisedIban: string): boolean => !withoutBic.has(normalisedIban.slice(0, 2))

/** The account details of an offer, parsed from what was typed. */
export const accountDetails = (scheme: DebitScheme, acceptedCountries: readonly string[]) =>
  scheme === 'pad'
    ? z.pipe(
        canadianAccount,
        z.transform((parsed): AccountDetails => ({ scheme: 'pad', ...parsed })),
      )
    : z.pipe(
        z.object({ iban: iban(acceptedCountries), bic: z.nullable(z.optional(z.union([z.literal(''), bic]))) }).check(
          z.refine(({ iban: account, bic: bank }) => Boolean(bank) || !needsBic(account), {
            error: 'required',
            path: ['bic'],
          }),
        ),
        z.transform(
          ({ iban: account, bic: bank }): AccountDetails => ({
            scheme: 'sepa',
            iban: account,
            bic: bank || null,
          }),
        ),
      )

/** An account as everybody may see it: `FR76 •••• 0189`, `815 •••• 4567`. */
export const shownAccount = (details: AccountDetails): string => {
  const [first, whole] =
    details.scheme === 'sepa' ? [details.iban.slice(0, 4), details.iban] : [details.institution, details.account]
  return `${first} •••• ${whole.slice(-4)}`
}

/** A mobile number as its owner recognises it: `+33 •• 12 34`, or `••• •••-0123` in North America. */
export const shownMobile = (e164: string): string =>
  e164.startsWith('+1') ? `••• •••-${e164.slice(-4)}` : `${e164.slice(0, 3)} •• ${e164.slice(-4, -2)} ${e164.slice(-2)}`
