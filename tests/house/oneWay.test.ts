import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources: { readonly file: string; readonly text: string }[] = []
for await (const file of glob('{contract,machines,src,server}/**/*.{ts,tsx}', { cwd: root })) {
  sources.push({ file, text: readFileSync(path.join(root, file), 'utf8') })
}
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('there is one way to', () => {
  it.each([
    ['show a civil day as a moment', /T12:00:00Z/, 'src/parts/momentOf.ts'],
    [
      'say how long prose may be',
      /(?:Text|maxLength)\(5_000|limit=\{5_000|(?:description|message|[tT]ext)Limit = 5_000|longest = 5_000/,
      'contract/text.ts',
    ],
    ['read which fields a refusal names', /problem\?\.errors\b(?!\[0\])/, 'src/forms/fieldCodesOf.ts'],
    ['find the value that a text stands for', /=> String\(value\) ===/, 'src/parts/among.ts'],
    ['read a telephone number', /\.isValid\(\)/, 'contract/phoneNumbers.ts'],
  ])('%s', (_, pattern, file) => {
    expect(filesWith(pattern)).toEqual([file])
  })
})

it('contract and charts contain no threshold that an offer sets', () => {
  const naming = filesWith(/quarter of|the quarter|\b(?:21|three) clear days|within a tenth/)
  expect(naming.filter((file) => /^(?:contract|machines)\//.test(file))).toEqual([])
})

it('charts pass the fields of an event as parameters, and have no text for a missing value', () => {
  const comparing = filesWith(/event\.type [!=]==/)
  expect(comparing.filter((file) => file.startsWith('machines/'))).toEqual([])
  const loose = filesWith(/=> \(\{[^}]*\?\? ''/)
  expect(loose.filter((file) => /^machines\/.*\.(?:machine|setup|lifecycle)\.ts$/.test(file))).toEqual([])
})

it('types are named after what they hold', () => expect(filesWith(/\b(?:type|interface) Ask(?:ed|ing)\b/)).toEqual([]))
