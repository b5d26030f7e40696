import { expect, it } from 'vitest'
import { holderAddress } from '#contract/payments/mandates.ts'

const montreal = { number: '4520', street: 'rue Saint-Denis', zipCode: 'H2J 2L3', city: 'Montréal', country: 'CA' }
const lille = { number: '', street: '14 rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' }

it.each([
  [montreal, '4520, rue Saint-Denis, Montréal (Québec)\u00a0H2J\u00a02L3'],
  [{ ...montreal, zipCode: 'M5V 3L9', city: 'Toronto' }, '4520, rue Saint-Denis, Toronto\u00a0M5V\u00a03L9'],
  [lille, '14 rue de la Bassée, 59000\u00a0Lille'],
])('the address of a holder is in the word order of its country', (address, line) => {
  expect(holderAddress(address)).toBe(line)
})
