import * as z from 'zod/mini'
import { bic, canadianAccount, iban } from '#contract/banking.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { mandateDraft } from '#contract/payments/mandateDraft.ts'
import { type DebitScheme, type MoneyOrder, mandateKinds } from '#contract/payments/mandates.ts'
import { saying } from '#contract/problems.ts'
import type { Profile } from '#contract/profile.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { requiredText } from '#contract/text.ts'
import type { TypedAccount, TypedMandate } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { addressParts } from './addressParts.ts'

export type WrittenMandate = ValueOf<typeof mandateDraft>

type Shown = {
  readonly scheme: DebitScheme
  readonly offer: Pick<Offer, 'acceptedCountries' | 'zipCode'>
  /** Whether the pending mandate keeps its account, and whether it keeps its number. */
  readonly isAccountKept: boolean
  readonly isMobileKept: boolean
  readonly asksBic: boolean
}

/** A field that may be hidden, and then has no value. */
type MaybeShown = z.ZodMiniType<string | undefined, string | undefined>
type AccountShape = Readonly<Record<keyof TypedAccount, MaybeShown>>
const hidden: MaybeShown = z.optional(z.string())
const noAccount: AccountShape = { iban: hidden, bic: hidden, institution: hidden, transit: hidden, account: hidden }

function accountShape({ scheme, offer, isAccountKept, asksBic }: Shown): AccountShape {
  if (isAccountKept) return noAccount
  if (scheme === 'pad') return { ...noAccount, ...canadianAccount.shape }
  return { ...noAccount, iban: iban(offer.acceptedCountries), ...(asksBic && { bic }) }
}

/** The shown fields of step 1. */
export function setupSchema(shown: Shown) {
  const { acceptedCountries, zipCode } = shown.offer
  const mobile: MaybeShown = shown.isMobileKept ? hidden : requiredText(30)
  return z
    .object({
      kind: z.enum(mandateKinds, saying('required')),
      ownerName: requiredText(70),
      number: z._default(z.string().check(z.trim(), z.maxLength(10, saying('too_long'))), ''),
      street: requiredText(70),
      zipCode: requiredText(12),
      city: requiredText(70),
      country: requiredText(2),
      ...accountShape(shown),
      mobile,
      isMobileRight: z.string(saying('required')),
    })
    .check(
      z.refine(
        ({ country, zipCode: typed }) => country !== acceptedCountries[0] || new RegExp(zipCode.pattern).test(typed),
        {
          ...saying('invalid'),
          path: ['zipCode'],
        },
      ),
    )
}

export const toTypedMandate = ({
  kind,
  ownerName,
  number,
  street,
  zipCode,
  city,
  country,
  mobile,
  iban: typedIban,
  bic: typedBic,
  institution,
  transit,
  account,
}: z.output<ReturnType<typeof setupSchema>>): TypedMandate => ({
  kind,
  ownerName,
  address: { number, street, zipCode, city, country },
  bankAccount: { iban: typedIban, bic: typedBic, institution, transit, account },
  mobile,
})

type Known = {
  readonly profile: Profile
  /** The number of the profile, if it is a mobile number. */
  readonly mobile: string | null
  readonly offer: Pick<Offer, 'acceptedCountries' | 'zipCode'>
  readonly known: MoneyOrder | null
}

/** The initial values: the person's mandate, or else their profile. */
export function firstWritten({ profile, mobile, offer, known }: Known): WrittenMandate {
  const country = offer.acceptedCountries[0] ?? ''
  const { firstName, lastName, displayName, address } = profile
  if (known) return { kind: known.kind, ownerName: known.ownerName, ...known.address, mobile: '' }
  return {
    kind: '',
    ownerName: [firstName, lastName].filter(Boolean).join(' ') || displayName,
    ...addressParts(address ?? '', offer.zipCode.pattern),
    country,
    mobile: readPhone(mobile ?? ''),
  }
}

/** The draft with the values of the fields; a value that no draft accepts leaves it unchanged. */
export function typedDraft(schema: typeof mandateDraft.schema, form: HTMLFormElement, before: WrittenMandate) {
  const typed = Object.fromEntries([...new FormData(form)].filter(([name]) => name in before))
  return schema.safeParse({ ...before, ...typed }).data ?? before
}
