import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'

const { errors, paying, setup } = french

/** Page tests compare the screen with these texts; this test compares the texts with the specification (§5, §8). */
it.each([
  ['a required field', errors.field.required, 'Ce champ est requis'],
  ['wrong check digits', errors.field.bad_check_digits, 'Ce RIB est incorrect'],
  ['an account that is used', setup.create.taken, 'Ce RIB est déjà utilisé'],
  ['an amount that is none', errors.field.invalidAmount, 'Le montant est invalide'],
  [
    'a wrong password of the customer area',
    paying.confirm.wrong,
    'Le mot de passe de votre espace client est erroné. Veuillez réessayer.',
  ],
  [
    'a second payment within ten minutes',
    paying.refused.tooSoonTitle,
    'Une seule transaction est possible toutes les dix minutes',
  ],
  ['any other failure', paying.confirm.failedTitle, 'Le paiement n’a pas pu être enregistré'],
  ['what to do after it', paying.confirm.failed, 'Veuillez réessayer dans quelques minutes. Rien n’est débité.'],
  ['a fault of the mandate', paying.refused.mandateTitle, 'Une erreur est survenue avec votre mandat'],
  ['what to do about it', paying.refused.mandate, 'Rien n’a été débité. Contactez votre gestionnaire.'],
])('says of %s what is specified', (_, text, specified) => {
  expect(text).toBe(specified)
})

it('sends accounts of other countries to the manager, to pay by transfer', () => {
  expect(errors.field.unacceptedCountry).toMatch(/FR.*gestionnaire.*virement/)
})
