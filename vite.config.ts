import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDescriptions } from './docs/generator/withoutDescriptions.ts'
import { portalServer } from './server/devServer.ts'

type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
    readonly isEntry: boolean
  } | null
}

/** The entry and the modules fetched on demand that bring this one along; itself, when it is one of them. */
function broughtBy(id: string, modules: Modules, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return []
  const isFetched = info.isEntry || info.dynamicImporters.length > 0
  return [...(isFetched ? [id] : []), ...info.importers.flatMap((importer) => broughtBy(importer, modules, seen))]
}

const isEntry = (id: string, modules: Modules) => modules.getModuleInfo(id)?.isEntry === true

/** Is this loaded before anything can be shown: does the entry import it, and not only on demand? */
const isNeededAtFirst = (id: string, modules: Modules) =>
  id.includes('rolldown/runtime') || broughtBy(id, modules).some((root) => isEntry(root, modules))

const isOfFrame = (root: string) =>
  /\/src\/app\/shell\/(createShell|shellActors|fetchAhead|dashboard)\.tsx?$/.test(root)

/** Does the frame with its dashboard need this, and nothing that can be shown to somebody who has not signed in? */
function isNeededInFrame(id: string, modules: Modules) {
  const roots = broughtBy(id, modules)
  const isPublic = (root: string) =>
    modules.getModuleInfo(root)?.dynamicImporters.some((importer) => isNeededAtFirst(importer, modules)) === true
  return roots.some(isOfFrame) && !roots.some((root) => isPublic(root) && !isOfFrame(root))
}

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), portalServer(), withoutDescriptions()],
  publicDir: 'offers/assets',
  // conform only needs zod's functions, not its chained methods: a third of zod's bytes, and the same schemas.
  resolve: {
    alias: [
      { find: /^zod\/v4$/, replacement: 'zod/v4-mini' },
      // React has this hook since version 18: no stand-in is needed.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion's withTheme is the only one to need these, and nobody here uses it.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is|_isolated-hnrs/, sideEffects: false }],
      },
      output: {
        // Left alone, whatever one page shares with a later one becomes a small file and a request of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'first', name: (id, modules) => (isNeededAtFirst(id, modules) ? 'first' : null) },
            { debugName: 'frame', name: (id, modules) => (isNeededInFrame(id, modules) ? 'frame' : null) },
          ],
        },
      },
    },
  },
  test: {
    // Left alone, one core of every machine is kept free: half of a machine of two.
    maxWorkers: '100%',
    // Of the tests of a file that may run at the same time: more pages than this wait for each other in one browser.
    maxConcurrency: 3,
    projects: [
      {
        extends: true,
        test: {
          // What runs without a page: making a document for each file would take longer than its tests.
          name: 'logic',
          environment: 'node',
          include: ['tests/{machines,locales,contract}/**/*.test.ts', 'tests/models/**/*.machine.test.ts'],
          setupFiles: ['tests/support/failOnConsole.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/{areas,models,ui,api,offers,app}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.machine.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/support/server/templates.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/server/templates.setup.ts'],
          // Nothing of the server is global, so test files may share its modules: loading them anew costs a second each.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // What is the same whether the other server tests run on PGlite or on PostgreSQL.
          name: 'embedded',
          environment: 'node',
          include: ['tests/{embedded,docs,house}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: ['tests/e2e/support/globalSetup.ts'],
        },
      },
    ],
  },
})
