import * as z from 'zod/mini'
import { typedAmount } from '#contract/amounts.ts'
import { bic, canadianAccount, iban } from '#contract/banking.ts'
import type { DebitScheme } from '#contract/payments/mandates.ts'
import type { WantedRefund } from '#machines/payments/refundRequest/refundRequest.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'

type Shown = {
  readonly scheme: DebitScheme
  readonly offer: Pick<Offer, 'acceptedCountries'>
  readonly isToMandate: boolean
  readonly asksBic: boolean
}

/** A field that may be hidden, and then has no value. */
type MaybeShown = z.ZodMiniType<string | undefined, string | undefined>
const hidden: MaybeShown = z.optional(z.string())
const noAccount: Readonly<Record<keyof WantedRefund['bankAccount'], MaybeShown>> = {
  iban: hidden,
  bic: hidden,
  institution: hidden,
  transit: hidden,
  account: hidden,
}

function accountShape({ scheme, offer, isToMandate, asksBic }: Shown): typeof noAccount {
  if (isToMandate) return noAccount
  if (scheme === 'pad') return { ...noAccount, ...canadianAccount.shape }
  return { ...noAccount, iban: iban(offer.acceptedCountries), ...(asksBic && { bic }) }
}

/** The shown fields of a refund. */
export const refundSchema = (shown: Shown) => z.object({ amount: typedAmount(), ...accountShape(shown) })

/** The request, without hidden fields. */
export function toWanted(
  { amount, iban: typedIban, bic: typedBic, institution, transit, account }: z.output<ReturnType<typeof refundSchema>>,
  isToMandate: boolean,
): WantedRefund {
  const typed = { iban: typedIban, bic: typedBic, institution, transit, account }
  const shown = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  return { amount, isToMandate, bankAccount: isToMandate ? {} : shown }
}
