import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { texts as accounts } from '#locales/fr-FR/accounts.ts'
import { texts as administration } from '#locales/fr-FR/administration.ts'
import { texts as application } from '#locales/fr-FR/application.ts'
import { texts as community } from '#locales/fr-FR/community.ts'
import { texts as decisions } from '#locales/fr-FR/decisions.ts'
import { texts as notifications } from '#locales/fr-FR/notifications.ts'
import { texts as places } from '#locales/fr-FR/places.ts'
import { texts as reports } from '#locales/fr-FR/reports.ts'
import { texts as settings } from '#locales/fr-FR/settings.ts'
import { readImports } from './sourceImports.ts'

/** The texts of an area's pages, by the name in its manifest. `application` loads with each of them. */
const ofPages = {
  accounts,
  administration,
  application,
  community,
  decisions,
  notifications,
  places,
  reports,
  settings,
}
/** The part of a text by the start of its key; `$` stands for an interpolated word. */
const partOf = new Map<string, string>(
  Object.entries(ofPages).flatMap(([part, modules]) =>
    Object.entries(modules).flatMap(([name, texts]) =>
      [...Object.keys(texts), '$'].map((key) => [`${name}.${key}`, part] as const),
    ),
  ),
)

const imports = await readImports()
/** A file and its static imports, transitively. */
function withImports(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const line of imports) {
    if (line.file === file && !line.isPackage && !line.isType && !line.isDynamic) withImports(line.target, known)
  }
  return known
}

/** The chunks of each manifest with their texts. Dashboard plug-ins have only the texts of the frame. */
const fetched = await Promise.all(
  imports
    .filter(({ file, isDynamic }) => isDynamic && /^src\/.*\/area\.ts$/.test(file))
    .map(async ({ file: manifest, target: file }) => {
      const [, part] = /^ {2}texts: '(\w+)'/m.exec(await readFile(manifest, 'utf8')) ?? []
      return { file, part: file.endsWith('.dashboard.ts') ? undefined : part }
    }),
)

const comesWith = (part: string | undefined, asked: string | undefined) =>
  asked === undefined || asked === part || (asked === 'application' && part !== undefined)

it('finds every screen of the manifests', () => {
  expect(fetched.length).toBeGreaterThan(Object.keys(applicationPaths).length)
})

const frame = { file: 'src/app/shell/createShell.tsx', part: undefined }

it.each([frame, ...fetched])('$file uses only texts that load with it', async ({ file, part }) => {
  const sources = [...withImports(file)].filter((path) => /^src\/(app|areas|parts)\//.test(path))
  expect(sources).toContain(file)
  for (const path of sources) {
    const asked = [...(await readFile(path, 'utf8')).matchAll(/['`](\w+\.(?:\w+|\$))/g)].map(([, key = '']) => key)
    const missing = asked.filter((key) => !comesWith(part, partOf.get(key)))
    expect(missing, path).toEqual([])
  }
})
