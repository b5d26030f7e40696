import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { pluralForm } from '#locales/pluralForm.ts'

const french = createTranslate('fr-FR', catalogues['fr-FR'])
const english = createTranslate('en-CA', catalogues['en-CA'])

it('translates a key, with its parameters', () => {
  expect(french('common.validate')).toBe('Valider')
  expect(french('common.pageTitle', { title: 'Connexion', brandName: 'Esteral' })).toBe('Connexion · Esteral')
  expect(english('common.validate')).toBe('Confirm')
})

it('prints zero', () => {
  expect(french('common.kilobytes', { size: 0 })).toBe('0\u00a0Ko')
})

it.each([
  [1, 'Il vous reste 1 essai avant un blocage de 24\u00a0h.'],
  [2, 'Il vous reste 2 essais avant un blocage de 24\u00a0h.'],
  [4, 'Il vous reste 4 essais avant un blocage de 24\u00a0h.'],
])('counts the tries left: %i', (count, text) => {
  expect(french(`errors.remainingTries.${pluralForm('fr-FR', count)}`, { count })).toBe(text)
})

it('follows the plural of each language: none is singular in French, plural in English', () => {
  expect(pluralForm('fr-FR', 0)).toBe('one')
  expect(pluralForm('fr-CA', 0)).toBe('one')
  expect(pluralForm('en-CA', 0)).toBe('other')
  expect(pluralForm('fr-FR', 1_000_000)).toBe('other')
})

it('translates another catalogue, with its own keys', () => {
  const mails = { subject: 'Bonjour {{name}}' } as const
  expect(createTranslate<typeof mails>('fr-FR', mails)('subject', { name: 'Ada' })).toBe('Bonjour Ada')
})
