import { expect, it } from 'vitest'
import { elided } from '#src/i18n/elided.ts'

it.each([
  ['Vote de Arthur Petit', 'Arthur Petit', 'Vote d’Arthur Petit'],
  ['Vote de Élise', 'Élise', 'Vote d’Élise'],
  ['Vote de Hélène', 'Hélène', 'Vote d’Hélène'],
  ['Vote de Hamid', 'Hamid', 'Vote de Hamid'],
  ['Vote de Yves', 'Yves', 'Vote d’Yves'],
  ['Vote de Yann', 'Yann', 'Vote de Yann'],
  ['Vote de Marie', 'Marie', 'Vote de Marie'],
  ['Message de Odile : celui de Odile', 'Odile', 'Message d’Odile : celui de Odile'],
  ['Vote of Arthur', 'Arthur', 'Vote of Arthur'],
])('de takes an apostrophe before the sound of a vowel: %s', (sentence, name, expected) => {
  expect(elided(sentence, name)).toBe(expected)
})
