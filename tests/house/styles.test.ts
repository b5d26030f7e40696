import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { offerCode } from '#contract/offers.ts'
import { cssVariables } from '#offers/cssVariables.ts'
import { offers } from '#offers/offers.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Layout and type come from the props of `Box`, `Flex`, `Grid`, `Stack` and `Text`; the rest is a widget of src/ui. */
const strangers = [
  /@emotion\//,
  /\bcss\(/,
  /\bcss=\{/,
  /var\(--/,
  /font-?[sS]ize: *['"`]?[\d.]/,
  /fontSize=(?:\{\d|["'{`]*[\d.]+(?:rem|px|em))/,
]

async function strangersIn(folder: string) {
  const found: string[] = []
  for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries())
      if (strangers.some((pattern) => pattern.test(line))) found.push(`${file}:${index + 1} ${line.trim()}`)
  }
  return found
}

/** The inspector is left out: it is a developer tool that looks the same under every brand, and visitors never see it. */
const folders = ['src/app', 'src/parts', 'src/catalogue']
for await (const area of glob('src/areas/*', { cwd: root })) folders.push(area)

describe('code above src/ui sets layout and type through its props', () => {
  it.each(folders.sort())('%s has no style of its own', async (folder) => {
    expect(await strangersIn(folder)).toEqual([])
  })
})

it('names only variables of the theme, or of the widget that sets them', async () => {
  const sources: string[] = []
  for await (const file of glob('{src,offers,server}/**/*.{ts,tsx}', { cwd: root })) {
    sources.push(readFileSync(path.join(root, file), 'utf8'))
  }
  const text = sources.join('\n')
  const ofBrand = Object.keys(offers).flatMap((code) =>
    [...cssVariables(offers[offerCode.parse(code)]).matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  )
  const set = [...text.matchAll(/['"`{;](--[\w-]+)['"`]?(?:\]?:|, )/g)].map(([, name]) => name)
  const known = new Set([...ofBrand, ...set])
  const named = new Set([...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((name) => !known.has(name))).toEqual([])
})
