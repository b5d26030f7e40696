import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { offers } from '#offers/offers.ts'
import { addressParts } from '#src/areas/payments/setup/addressParts.ts'
import { firstWritten } from '#src/areas/payments/setup/setup.forms.ts'

const { ESE, VQC } = offers

describe('an address in one line is split into its parts', () => {
  it.each([
    ['14 rue de la Bassée, 59000 Lille', ESE, ['14', 'rue de la Bassée', '59000', 'Lille']],
    ['14 bis, rue de la Bassée 59000 Lille', ESE, ['14 bis', 'rue de la Bassée', '59000', 'Lille']],
    [
      'Résidence des Érables, 59000 Villeneuve-d’Ascq',
      ESE,
      ['', 'Résidence des Érables', '59000', 'Villeneuve-d’Ascq'],
    ],
    ['3 place du Marché', ESE, ['3', 'place du Marché', '', '']],
    ['', ESE, ['', '', '', '']],
    ['4520 rue Saint-Denis, Montréal (Québec) H2J 2L3', VQC, ['4520', 'rue Saint-Denis', 'H2J 2L3', 'Montréal']],
  ] as const)('%j', (line, offer, [number, street, zipCode, city]) => {
    expect(addressParts(line, offer.zipCode.pattern)).toEqual({ number, street, zipCode, city })
  })
})

const profile: Profile = {
  userId: '0b3f7d1c-6f2e-4c55-9a0e-0f4f3c1f1d11',
  email: 'jeanne@essai.example',
  displayName: 'J. Lenoir',
  firstName: 'Jeanne',
  lastName: 'Lenoir',
  address: '14 rue de la Bassée, 59000 Lille',
  phoneNumber: '+33612345678',
  avatarUrl: null,
  birthDate: null,
  locale: null,
  offer: 'ESE',
  isAdministrator: false,
  createdAt: '2030-01-15T09:00:00.000Z',
}

it('fills in the form from the profile', () => {
  expect(firstWritten({ profile, mobile: profile.phoneNumber, offer: ESE, known: null })).toEqual({
    kind: '',
    ownerName: 'Jeanne Lenoir',
    number: '14',
    street: 'rue de la Bassée',
    zipCode: '59000',
    city: 'Lille',
    country: 'FR',
    mobile: expect.stringMatching(/6\s?12\s?34\s?56\s?78$/),
  })
})
