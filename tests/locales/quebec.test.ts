import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { debitNews as debitNewsEnCA } from '#locales/en-CA/payments/debitNews.ts'
import { mandateNews as mandateNewsEnCA } from '#locales/en-CA/payments/mandateNews.ts'
import { refundNews as refundNewsEnCA } from '#locales/en-CA/payments/refundNews.ts'
import { mandates as mandatesEnCA } from '#locales/en-CA/server/mandates.ts'
import { debitNews as debitNewsFrCA } from '#locales/fr-CA/payments/debitNews.ts'
import { mandateNews as mandateNewsFrCA } from '#locales/fr-CA/payments/mandateNews.ts'
import { mandates as mandatesFrCA } from '#locales/fr-CA/server/mandates.ts'
import { refundNews as refundNewsFrFR } from '#locales/fr-FR/payments/refundNews.ts'

/** What only the server writes: messages, papers and notifications. */
const written = {
  'fr-CA': {
    debitNews: debitNewsFrCA,
    mandateNews: mandateNewsFrCA,
    refundNews: refundNewsFrFR,
    mandates: mandatesFrCA,
  },
  'en-CA': {
    debitNews: debitNewsEnCA,
    mandateNews: mandateNewsEnCA,
    refundNews: refundNewsEnCA,
    mandates: mandatesEnCA,
  },
}

/** Texts about what does not exist in Québec: European accounts, and reasons that only European banks give. */
const european = /\.(sepa|iban|bic|unknownIban|unknownMandate|refusedByDebtor|filtered)$/

const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

it.each([
  ['fr-CA', /SEPA|prélev|\bmandats?\b|\bRUM\b|\bICS\b|\bIBAN\b|€/i],
  ['en-CA', /SEPA|\bmandates?\b|\bUMR\b|\bIBAN\b|€/i],
] as const)(
  'has no term of European debits on the pages and papers and in the messages about payments, in %s',
  (locale, words) => {
    const { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup } =
      catalogues[locale]
    const pages = { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup }
    const all = textsIn({ ...pages, ...written[locale] }, '')
    const isForeign = (text: string) => words.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
    expect(all.filter(([path, text]) => !european.test(path) && isForeign(text))).toEqual([])
  },
)
