import { describe, expect, it } from 'vitest'
import { localeCodes } from '#contract/offers.ts'
import { catalogues } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import { refusalText } from '#src/areas/authentication/refusalText.ts'

const refusal = (change: Partial<SignInRefusal>): SignInRefusal => ({
  code: 'invalid_credentials',
  message: null,
  remainingTries: null,
  allowedOffer: null,
  ...change,
})
const inFrench = (change: Partial<SignInRefusal>) =>
  refusalText(createTranslate('fr-FR', catalogues['fr-FR']), 'fr-FR', refusal(change))

describe('the text of a refused sign-in', () => {
  it('counts the tries left', () => {
    expect(inFrench({ remainingTries: 3 })).toContain('Il vous reste 3 essais')
    expect(inFrench({ remainingTries: 1 })).toContain('Il vous reste 1 essai avant')
  })

  it('shows the server’s own message for any other code', () => {
    expect(inFrench({ code: 'too_many_requests', message: 'Patientez un instant.' })).toBe('Patientez un instant.')
  })

  it('is generic for an unexpected failure', () => {
    expect(inFrench({ code: 'unexpected' })).toBe('Une erreur est survenue, veuillez réessayer ultérieurement')
  })

  it.each(localeCodes)('has its own words in %s for the lock and the last try', (locale) => {
    const t = createTranslate(locale, catalogues[locale])
    const said = ['account_locked', 'last_attempt_before_lock'].map((code) => refusalText(t, locale, refusal({ code })))

    expect(new Set([...said, t('errors.generic')]).size).toBe(3)
    expect(said.join()).toContain('24\u00a0h')
  })
})
