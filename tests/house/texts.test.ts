import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { ofSettings } from '#locales/fr-FR/ofSettings.ts'
import { reporting } from '#locales/fr-FR/reporting.ts'
import { voting } from '#locales/fr-FR/voting.ts'
import { readImports } from './sourceImports.ts'

/** Parts of texts that only the screens of an area fetch, by the word that their manifests use. */
const ofAreas = { settings: ofSettings, reporting, voting }
const partOf = new Map(
  Object.entries(ofAreas).flatMap(([part, modules]) => Object.keys(modules).map((name) => [name, part] as const)),
)

const imports = await readImports()
/** A file and all that it imports, without what is fetched later. */
function withImports(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const line of imports) {
    if (line.file === file && !line.isPackage && !line.isType && !line.isDynamic) withImports(line.target, known)
  }
  return known
}

/** What each manifest fetches, with the part of texts that comes along. */
const screens = await Promise.all(
  imports
    .filter(({ file, target, isDynamic }) => isDynamic && file.endsWith('/area.ts') && target.endsWith('Screen.tsx'))
    .map(async ({ file: manifest, target: file }) => {
      const [, part] = /^ {2}texts: '(\w+)'/m.exec(await readFile(manifest, 'utf8')) ?? []
      return { file, part }
    }),
)

it('finds every screen of the manifests', () => {
  expect(screens.length).toBeGreaterThan(Object.keys(applicationPaths).length)
})

it.each(screens)('$file asks for no text that does not come with it', async ({ file, part }) => {
  const sources = [...withImports(file)].filter((path) => /^src\/(areas|parts)\//.test(path))
  expect(sources).toContain(file)
  for (const path of sources) {
    const asked = [...(await readFile(path, 'utf8')).matchAll(/['`](\w+)\.[\w$]/g)].map(([, name = '']) => name)
    const missing = asked.filter((name) => partOf.has(name) && partOf.get(name) !== part)
    expect(missing, path).toEqual([])
  }
})
