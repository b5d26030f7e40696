import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { terms as english } from '#locales/en-CA/accounts/terms.ts'
import { terms as quebec } from '#locales/fr-CA/accounts/terms.ts'
import { terms as french } from '#locales/fr-FR/accounts/terms.ts'

const textsOf = (terms: Readonly<Record<string, { name: string; text: string }>>) =>
  Object.values(terms).flatMap(({ name, text }) => [name, text])

describe('the definitions of accounting', () => {
  it('are one or two short sentences', () => {
    for (const terms of [french, quebec, english]) {
      expect(textsOf(terms).filter((text) => text.length > 200 || text.trim() === '')).toEqual([])
    }
  })

  it('define words that the glossary has', async () => {
    const glossary = await readFile('docs/glossary.md', 'utf8')
    const known = glossary
      .split('\n')
      .map((line) => line.split('|')[1]?.toLowerCase() ?? '')
      .join('\n')
    const words = Object.values(french).map(({ name }) => name.replace(/ \(.*/, '').toLowerCase())
    expect(words.filter((word) => !known.includes(word))).toEqual([])
  })
})
