import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf, type SourceImport } from '../house/sourceImports.ts'

export type Edge = {
  readonly file: string
  readonly target: string
  readonly isDynamic: boolean
  /** The edge counts only for tests that show one of these pages; `null` = for all tests. */
  readonly onlyFor: readonly string[] | null
}
export type SourceGraph = {
  /** The files that need a file, by that file. */
  readonly edgesTo: ReadonlyMap<string, readonly Edge[]>
  readonly has: (file: string) => boolean
}

/** Files that start a process, and the sources of the build that it runs. */
const processes: Readonly<Record<string, readonly string[]>> = {
  'tests/support/server/portalProcess.ts': ['server/main.ts', 'server/start.ts'],
  'tests/support/server/portalCommand.ts': ['server/portal/main.ts'],
}

/** The sources of the product, its documents and its tests, with what each needs at run time. */
export function readSourceGraph(): SourceGraph {
  const files = globSync('{contract,machines,offers,locales,src,server,docs,tests}/**/*.{ts,tsx}')
  const sources = new Map(['vite.config.ts', ...files].map((file) => [file, readFileSync(file, 'utf8')]))
  const manifests = [...sources].filter(([file]) => isScreens(file)).map(([file, source]) => screensOf(file, source))
  const pageOf = new Map<string, string[]>()
  const pagesOfTexts = new Map<string, string[]>()
  for (const { screens, texts } of manifests) {
    for (const { page, target } of screens) add(pageOf, target, page)
    for (const name of texts) for (const { page } of screens) add(pagesOfTexts, name, page)
  }
  const shared = [...sources.values()].flatMap((source) => namesIn(source, /pageTexts\('(\w+)'\)/g))

  const onlyFor = ({ file, target, isDynamic }: Omit<SourceImport, 'isPackage' | 'isType'>) => {
    if (isDynamic && isScreens(file)) return pageOf.get(target) ?? null
    const isDashboard = /^src\/areas\/\w+\/area\.ts$/.test(file) || target === 'src/areas/dashboard/DashboardScreen.tsx'
    if (isDynamic && isDashboard) return ['home']
    const name = isFold(file) ? /^locales\/[^/]+\/(\w+)\.ts$/.exec(target)?.[1] : undefined
    return name && !shared.includes(name) ? (pagesOfTexts.get(name) ?? null) : null
  }
  const edgesOf = (file: string, source: string): Edge[] => [
    ...importsOf(file, source)
      .filter(({ isPackage, isType }) => !isPackage && !isType)
      .map((line) => ({
        file,
        target: line.target.replace(/\?.*$/, ''),
        isDynamic: line.isDynamic,
        onlyFor: onlyFor(line),
      })),
    ...globbed(file, source).map((target) => ({
      file,
      target,
      isDynamic: true,
      onlyFor: onlyFor({ file, target, isDynamic: true }),
    })),
    ...(processes[file] ?? []).map((target) => ({ file, target, isDynamic: true, onlyFor: null })),
  ]
  const edges = [...sources].flatMap(([file, source]) => edgesOf(file, source))
  return { edgesTo: Map.groupBy(edges, ({ target }) => target), has: (file) => sources.has(file) }
}

const isScreens = (file: string) => /^src\/areas\/\w+\/\w+\.screens\.ts$/.test(file)
/** These files name the texts of every area; a page loads only those of its own. */
const isFold = (file: string) => file === 'locales/catalogues.ts' || file === 'src/i18n/pageTexts.ts'

function screensOf(file: string, source: string) {
  const screens = Array.from(source.matchAll(/^ {4}(\w+): \{\s*load: [^{}]*?import\('([^']+)'\)/gm), (match) => ({
    page: match[1] ?? '',
    target: path.posix.join(path.posix.dirname(file), match[2] ?? ''),
  }))
  return { screens, texts: namesIn(source, /\btexts: '(\w+)'/g) }
}

/** The files that `import.meta.glob` finds, except those of packages. */
function globbed(file: string, source: string) {
  const calls = Array.from(
    source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g),
    (call) => call[1] ?? '',
  )
  const patterns = calls
    .flatMap((call) => namesIn(call, /'(?!!)([^']*)'/g))
    .filter((found) => !found.includes('node_modules'))
  return patterns.flatMap((pattern) =>
    globSync(pattern.startsWith('/') ? pattern.slice(1) : path.posix.join(path.posix.dirname(file), pattern)),
  )
}

const namesIn = (source: string, pattern: RegExp) => Array.from(source.matchAll(pattern), (match) => match[1] ?? '')

function add(map: Map<string, string[]>, key: string, value: string) {
  map.set(key, [...(map.get(key) ?? []), value])
}
