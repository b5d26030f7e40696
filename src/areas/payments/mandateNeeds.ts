import { applicationPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { mandateNeeds as english } from '#locales/en-CA/payments/mandateNeeds.ts'
import { mandateNeeds as quebec } from '#locales/fr-CA/payments/mandateNeeds.ts'
import { mandateNeeds as french } from '#locales/fr-FR/payments/mandateNeeds.ts'
import type { Need } from '#src/parts/dashboardParts.ts'
import { signaturePath } from './setup/setupWords.ts'

type Words = Translated<typeof french>
const words: Readonly<Record<LocaleCode, Words>> = { 'fr-FR': french, 'fr-CA': quebec, 'en-CA': english }

const looks = {
  sign: { icon: 'edit', href: signaturePath },
  suspended: { icon: 'alert', href: applicationPaths.mandate },
} as const

/** The mandate waits for its signature, or nothing is debited under it any more. */
export function needOfMandate(what: keyof typeof looks, locale: LocaleCode): Need {
  const { title, detail, action } = words[locale][what]
  const { icon, href } = looks[what]
  return { id: 'mandate', urgency: 'soon', at: 0, icon, title, detail, action: { label: action, href } }
}
