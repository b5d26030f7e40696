import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './sourceImports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const paths: string[] = []
for await (const file of glob('server/**/*.ts', { cwd: root })) paths.push(file)
const sources = paths.sort().map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const isTables = (file: string) => file.endsWith('.tables.ts')
const ownerOf = (file: string) => /^server\/(?:platform|(?:areas|services)\/[^/]+)/.exec(file)?.[0]

/** The file that declares each table, by the name of the table in the database. */
const declared = new Map(
  sources
    .filter(({ file }) => isTables(file))
    .flatMap(({ file, source }) =>
      Array.from(source.matchAll(/pgTable\(\s*'(\w+)'/g), ([, name = '']) => [name, file] as const),
    ),
)

type Use = { readonly file: string; readonly tables: string; readonly isType: boolean }

/** The tables that a file imports, and those that its SQL names. */
function usesIn(file: string, source: string): Use[] {
  const imported = importsOf(file, source).filter(({ target }) => isTables(target))
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const named = Array.from(code.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?(\w+)/gi), ([, name = '']) =>
    declared.get(name),
  )
  return [
    ...imported.map(({ target, isType }) => ({ file, tables: target, isType })),
    ...named.flatMap((tables) => (tables ? [{ file, tables, isType: false }] : [])),
  ]
}
const uses = sources.flatMap(({ file, source }) => usesIn(file, source))
const wrong = (isWrong: (use: Use) => boolean) =>
  uses.filter(isWrong).map(({ file, tables }) => `${file} uses ${tables}`)

/** Tables that others than their owner may join, and by whom. */
const shared: readonly { readonly tables: string; readonly by: string }[] = [
  { tables: 'server/services/directory/', by: 'server/' },
  { tables: 'server/services/files/', by: 'server/' },
  { tables: 'server/services/ledger/', by: 'server/areas/accounts/' },
  { tables: 'server/services/ledger/', by: 'server/areas/payments/' },
  { tables: 'server/platform/audit.tables.ts', by: 'server/areas/settings/activity.store.ts' },
]

describe('tables', () => {
  it('are found in imports and in SQL', () => {
    const source =
      "import { topics } from './topics.tables.ts'\n// from users\nconst all = sql`select 1 from reports`\n"
    expect(usesIn('server/areas/forum/a.ts', source)).toEqual([
      { file: 'server/areas/forum/a.ts', tables: 'server/areas/forum/topics.tables.ts', isType: false },
      { file: 'server/areas/forum/a.ts', tables: 'server/areas/reports/reports.tables.ts', isType: false },
    ])
  })

  it('are declared in .tables.ts files, and nobody passes them on', () => {
    const strangers = sources.filter(({ file, source }) => !isTables(file) && /\bpgTable\(/.test(source))
    expect(strangers.map(({ file }) => file)).toEqual([])
    const passing = sources.filter(({ source }) => /^export [^'"`;]*from '[^']*\.tables\.ts'/m.test(source))
    expect(passing.map(({ file }) => file)).toEqual([])
  })

  it('belong to one area or service, which alone uses them, except those of people, files, books and the audit', () => {
    const isShared = ({ file, tables }: Use) =>
      shared.some((one) => tables.startsWith(one.tables) && file.startsWith(one.by))
    expect(wrong((use) => ownerOf(use.file) !== ownerOf(use.tables) && !isShared(use))).toEqual([])
  })

  it('are used only by stores, seeds and import files', () => {
    const mayUse = /\.(?:store|tables)\.ts$|\/(?:demo|imports)\//
    expect(wrong(({ file, isType }) => !isType && !mayUse.test(file))).toEqual([])
  })
})
