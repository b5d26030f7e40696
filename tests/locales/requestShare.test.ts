import { expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { catalogues } from '#locales/catalogues.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { offers } from '#offers/offers.ts'

const words = {
  'fr-FR': { 4: 'un quart', 10: 'un dixième' },
  'fr-CA': { 4: 'un quart', 10: 'un dixième' },
  'en-CA': { 4: '25%', 10: '10%' },
}

it.each(offerCodes)('names the share of votes that requests a meeting, in %s', (code) => {
  const { numerator, denominator } = decisionSettings[code].requestShare
  expect(numerator).toBe(1)
  for (const locale of offers[code].locales) {
    expect(Object.entries(words[locale])).toContainEqual([`${denominator}`, catalogues[locale].decisions.support.share])
  }
})
