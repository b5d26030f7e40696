import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'

/** Texts about what Québec has not: accounts of Europe, and reasons that only its banks give. */
const european = /\.(sepa|iban|bic|unknownIban|unknownMandate|refusedByDebtor|filtered)$/

const textsIn = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

it.each([
  ['fr-CA', /SEPA|prélev|\bmandats?\b|\bRUM\b|\bICS\b|\bIBAN\b|€/i],
  ['en-CA', /SEPA|\bmandates?\b|\bUMR\b|\bIBAN\b|€/i],
] as const)('has no word of European debits on the pages of payments in %s', (locale, words) => {
  const { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup } =
    catalogues[locale]
  const all = textsIn(
    { dashboard, followed, mandate, mandateTerms, outcome, paying, reasons, refundDesk, refunds, setup },
    '',
  )
  expect(all.filter(([path, text]) => !european.test(path) && words.test(text))).toEqual([])
})
