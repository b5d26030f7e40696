import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

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

const folders = ['src/app', 'src/parts']
for await (const area of glob('src/areas/*', { cwd: root })) folders.push(area)

describe('code above src/ui sets layout and type through its props', () => {
  it.each(folders.sort())('%s has no style of its own', async (folder) => {
    expect(await strangersIn(folder)).toEqual([])
  })
})
