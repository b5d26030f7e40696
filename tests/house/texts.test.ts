import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import type { FrenchCatalogue } from '#locales/catalogue.ts'
import { readOwnTexts } from './ownTexts.ts'
import { readImports, withImports } from './sourceImports.ts'

/** The texts that pages fetch, by the name in their manifests. `application` loads with each of them. */
const ofPages: Readonly<Record<string, Partial<FrenchCatalogue>>> = Object.fromEntries(
  await Promise.all(
    (await readdir('locales/fr-FR', { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !['signIn.ts', 'frame.ts'].includes(entry.name))
      .map(async ({ name }) => [path.parse(name).name, (await import(`../../locales/fr-FR/${name}`)).texts]),
  ),
)
/** The part of a text by the start of its key; `$` stands for an interpolated word. */
const partOf = new Map<string, string>(
  Object.entries(ofPages).flatMap(([part, modules]) =>
    Object.entries(modules).flatMap(([name, texts]) =>
      [...Object.keys(texts), '$'].map((key) => [`${name}.${key}`, part] as const),
    ),
  ),
)

const imports = await readImports()

const ownTexts = await readOwnTexts()
/** The chunks of each manifest with their texts. Dashboard plug-ins have only the texts of the frame. */
const fetched = await Promise.all(
  imports
    .filter(({ file, isDynamic }) => isDynamic && /^src\/areas\/.*(?:\/area|\.screens)\.ts$/.test(file))
    .map(async ({ file: manifest, target: file }) => {
      const [, part] = /^ {2}texts: '(\w+)'/m.exec(await readFile(manifest, 'utf8')) ?? []
      return { file, part: file.endsWith('.dashboard.ts') ? undefined : part, own: ownTexts.get(file) }
    }),
)

type Loaded = { readonly part: string | undefined; readonly own: string | undefined }
const comesWith = ({ part, own }: Loaded, asked: string | undefined) =>
  asked === undefined || asked === part || asked === own || (asked === 'application' && part !== undefined)

const known = new Map<string, readonly string[]>()
/** The keys of texts that a source names. Many screens share it. */
async function askedIn(file: string) {
  const keys =
    known.get(file) ??
    Array.from((await readFile(file, 'utf8')).matchAll(/['`](\w+\.(?:\w+|\$))/g), ([, key = '']) => key)
  known.set(file, keys)
  return keys
}

it('finds every screen of the manifests', () => {
  expect(fetched.length).toBeGreaterThan(Object.keys(applicationPaths).length)
})

const frame = { file: 'src/app/shell/createShell.tsx', part: undefined, own: undefined }

it.each([frame, ...fetched])('$file uses only texts that load with it', async ({ file, ...loaded }) => {
  const sources = [...withImports(file, imports)].filter((path) => /^src\/(app|areas|parts)\//.test(path))
  expect(sources).toContain(file)
  for (const path of sources) {
    const missing = (await askedIn(path)).filter((key) => !comesWith(loaded, partOf.get(key)))
    expect(missing, path).toEqual([])
  }
})
