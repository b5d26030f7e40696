import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
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

type Texts = { readonly [key: string]: string | Texts }
const keysOf = (texts: Texts, isMeant: (text: string) => boolean, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? (isMeant(value) ? [prefix + key] : []) : keysOf(value, isMeant, `${prefix}${key}.`),
  )

it('every screen that writes de before a name lets it take the apostrophe', async () => {
  const beforeName = keysOf(catalogues['fr-FR'], (text) => /\bde \{\{name\}\}/.test(text))
  expect(beforeName.length).toBeGreaterThan(10)
  const forgotten: string[] = []
  for await (const file of glob('src/**/*.tsx')) {
    const source = await readFile(file, 'utf8')
    if (beforeName.some((key) => source.includes(`'${key}'`)) && !source.includes('elided(')) forgotten.push(file)
  }
  expect(forgotten).toEqual([])
})
