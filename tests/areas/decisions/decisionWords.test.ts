import { describe, expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { rowDueText } from '#src/areas/decisions/decisionWords.ts'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { asRead } from '#tests/support/asRead.ts'

const language = (locale: 'fr-FR' | 'en-CA') =>
  createLanguage({ locale, catalogue: catalogues[locale], offer: offers.VQC, now: () => Date.now() })
const minute = 60_000
const due = (minutes: number, locale: 'fr-FR' | 'en-CA' = 'fr-FR') =>
  asRead(rowDueText(language(locale), { life: 'open', dueAt: new Date(Date.now() + minutes * minute).toISOString() }))

describe('the due date in a row of a list', () => {
  it('is a date with the days left', () => {
    expect(due(24 * 60 + 5)).toMatch(/^Jusqu’au \d+(er)? \S+ \d{4} \(encore 1 jour\)$/)
  })

  it('shows the hour on the last day, in the language of the screen', () => {
    expect(due(5 * 60 + 5)).toMatch(/^Jusqu’au .* à\s\d.* \(encore 5 heures\)$/)
    expect(due(5, 'en-CA')).toMatch(/^Until .* at\s\d.* \(less than an hour left\)$/)
  })

  it('is over once it has passed, even if the list is outdated', () => {
    expect(due(-5)).not.toMatch(/\(/)
  })
})
