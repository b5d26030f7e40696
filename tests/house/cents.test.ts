import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsText } from '#contract/centsText.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Lines with their file, without comments. */
async function linesOf(pattern: string) {
  const lines: string[] = []
  for await (const file of glob(pattern, { cwd: root })) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
    lines.push(...text.split('\n').map((line) => `${file}: ${line.trim()}`))
  }
  return lines
}

const areas = '{accounts,payments}'
/** The folders that compute amounts, without the demo's invented ones. */
const money = [
  ...(await linesOf(`contract/${areas}/**/*.ts`)),
  ...(await linesOf(`machines/${areas}/**/*.ts`)),
  ...(await linesOf(`server/areas/${areas}/**/*.ts`)),
  ...(await linesOf('server/services/{bankFiles,ledger,papers}/**/*.ts')),
  ...(await linesOf(`src/areas/${areas}/**/*.{ts,tsx}`)),
].filter((line) => !line.includes('/demo/'))

describe('no cent is a fraction', () => {
  it('in the database, where amounts are integers', async () => {
    const columns = (await linesOf('server/**/*.tables.ts')).filter((line) => /\w\('/.test(line))
    expect(columns.length).toBeGreaterThan(500)
    expect(columns.filter((line) => /\b(?:real|doublePrecision|numeric|decimal)\(/.test(line))).toEqual([])
  })

  it('in the API, whose numbers are integers', async () => {
    const numbers = (await linesOf('contract/**/*.ts')).filter((line) => /z(?:\.coerce)?\.number\(/.test(line))
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers.filter((line) => !line.includes('.check(z.int()'))).toEqual([])
  })

  it('in a computation: only a formatter divides by a hundred, and nothing is read or rounded as a decimal', () => {
    expect(money.length).toBeGreaterThan(5_000)
    expect(money.filter((line) => /\bparseFloat\b|\.toFixed\(|\* ?0?\.\d/.test(line))).toEqual([])
    const divided = money.filter((line) => /\/ 100\b/.test(line) && !/ormat\(\w+ \/ 100\)/.test(line))
    // The only exceptions compute centuries of the calendar.
    expect(divided.filter((line) => !/year(?:OfCentury)? \/ 100\b/.test(line))).toEqual([])
  })

  it('in a text, which has the digits of the cents', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(centsText(cents)).toMatch(/^-?\d+\.\d\d$/)
        expect(BigInt(centsText(cents).replace('.', ''))).toBe(BigInt(cents))
      }),
    )
    expect([0, 5, -5, 100, -1_205].map(centsText)).toEqual(['0.00', '0.05', '-0.05', '1.00', '-12.05'])
  })
})
