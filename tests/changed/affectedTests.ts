/**
 * Which tests a change can break. A test depends on
 *
 *   what it imports, at any remove, types aside, and on what its project loads before it
 *   of the pages of the whole application, on those that it has shown, with their texts
 *   on what it reads as text: the rules of the house read all sources, the tests of documents all but pages and texts
 *
 * What no import leads to (packages, settings, assets, migrations) counts for every test. Two things are left to `npm test`: the
 * built page, and tests in a browser that did not change themselves.
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
/** They know no area, so they have none of its texts (`tests/house/texts.test.ts`). */
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
  // The server that it starts on demand serves `npm run dev`.
  const settings = dependents(graph, followed, ({ isDynamic }) => !isDynamic)
  if (changed.some(isSetting) || settings.has('vite.config.ts')) return tests

  const ofWholeApp = dependents(graph, [app], () => true)
  const pagesShownBy = (test: string) => {
    if (ofWholeApp.has(test)) return pagesOf(test)
    return widgets.test(test) ? [] : null
  }
  const known = new Map<string, ReadonlySet<string>>()
  /** What depends on the change for tests that show these pages; `null` = for those that may show any. */
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
