/**
 * Which tests a change can break. A test depends on
 *
 *   everything it imports, directly or indirectly, except types, and everything that its project loads before it
 *   the pages that it has shown, with their texts, if it runs the whole application
 *   the files that it reads as text: the rules of the house read all sources, the tests of documents all but pages and texts
 *
 * A change that no import leads to (packages, settings, assets, migrations) affects every test. Two kinds are left to `npm test`:
 * tests of the built page, and browser tests that did not change themselves.
 */
import type { Edge, SourceGraph } from './sourceGraph.ts'

type Facts = {
  readonly graph: SourceGraph
  readonly tests: readonly string[]
  /** The pages that a test file has ever shown here; `null` = it has never run to its end. */
  readonly pagesOf: (test: string) => readonly string[] | null
}

const app = 'tests/support/startApp.tsx'
const templates = 'tests/support/server/templates.setup.ts'
/** Loaded before each test file of a folder. */
const before: readonly { readonly tests: RegExp; readonly files: readonly string[] }[] = [
  { tests: /^tests\/(?:machines|locales|contract)\/|\.machine\.test\.ts$/, files: ['tests/support/failOnConsole.ts'] },
  {
    tests: /^tests\/(?:areas|parts|forms|models|ui|api|offers|app)\//,
    files: ['tests/support/setup.ts', templates],
  },
  { tests: /^tests\/server\//, files: [templates] },
]
/** Tests of widgets, which know no area and so have no texts of one (`tests/house/texts.test.ts`). */
const widgets = /^tests\/(?:ui|parts|forms|api)\//

/** Read as text, not imported. */
const readers: readonly { readonly tests: RegExp; readonly reads: RegExp }[] = [
  { tests: /^tests\/house\//, reads: /./ },
  { tests: /^tests\/docs\//, reads: /^(?:contract|machines|server|docs|tests)\/|^README\.md$/ },
  { tests: /^tests\/server\/(?:permissions|operations)\//, reads: /^docs\// },
]
const documents = /^docs\/|\.md$/

/** The test files among `tests` that a change of these files can break. */
export function affectedTests(changed: readonly string[], { graph, tests, pagesOf }: Facts): readonly string[] {
  const followed = changed.filter((file) => graph.has(file))
  const isSetting = (file: string) => !graph.has(file) && !documents.test(file)
  // `vite.config.ts` loads the server dynamically, for `npm run dev` only.
  const settings = dependents(graph, followed, ({ isDynamic }) => !isDynamic)
  if (changed.some(isSetting) || settings.has('vite.config.ts')) return tests

  const ofWholeApp = dependents(graph, [app], () => true)
  const pagesShownBy = (test: string) => {
    if (ofWholeApp.has(test)) return pagesOf(test)
    return widgets.test(test) ? [] : null
  }
  const known = new Map<string, ReadonlySet<string>>()
  /** The files that depend on the change, for tests that show these pages; `null` = for tests that may show any page. */
  const affectedWith = (pages: readonly string[] | null) => {
    const key = JSON.stringify(pages)
    const files =
      known.get(key) ??
      dependents(graph, followed, ({ onlyFor }) => !onlyFor || !pages || onlyFor.some((page) => pages.includes(page)))
    known.set(key, files)
    return files
  }
  return tests.filter((test) => {
    if (readers.some(({ tests: of, reads }) => of.test(test) && changed.some((file) => reads.test(file)))) return true
    const loaded = [test, ...before.filter(({ tests: of }) => of.test(test)).flatMap(({ files }) => files)]
    const files = affectedWith(pagesShownBy(test))
    return loaded.some((file) => files.has(file))
  })
}

/** These files and all that need them at run time, along the edges that count. */
function dependents({ edgesTo }: SourceGraph, files: readonly string[], counts: (edge: Edge) => boolean) {
  const found = new Set(files)
  for (const file of found) {
    for (const edge of edgesTo.get(file) ?? []) if (counts(edge)) found.add(edge.file)
  }
  return found
}
