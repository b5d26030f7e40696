import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDescriptions } from './docs/generator/withoutDescriptions.ts'
import { chunkGroups } from './server/chunkGroups.ts'
import { portalServer } from './server/devServer.ts'
import { mergedTexts } from './server/mergedTexts.ts'
import { offerIcons } from './server/offerIcons.ts'
import { ownStyleCache } from './server/ownStyleCache.ts'
import { typefaceFiles } from './server/typefaceFiles.ts'

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    portalServer(),
    withoutDescriptions(),
    mergedTexts(),
    typefaceFiles(),
    offerIcons(),
    ownStyleCache(),
  ],
  publicDir: 'offers/assets',
  // conform only needs zod's functions, not its chained methods: a third of zod's bytes, and the same schemas.
  resolve: {
    alias: [
      { find: /^zod\/v4$/, replacement: 'zod/v4-mini' },
      // ofetch uses three functions of these two libraries, and the platform has all three.
      { find: /^(?:ufo|destr)$/, replacement: path.join(import.meta.dirname, 'src/api/ofetchParts.ts') },
      // React has this hook since version 18: no stand-in is needed.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      // Every browser has this function: styled-system needs no stand-in either.
      { find: /^object-assign$/, replacement: path.join(import.meta.dirname, 'src/ui/layout/objectAssign.ts') },
    ],
  },
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2022',
    outDir: 'dist/page',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Only Emotion's withTheme needs these, and nothing here uses it.
      treeshake: {
        moduleSideEffects: [
          { test: /hoist-non-react-statics|react-is|_isolated-hnrs/, sideEffects: false },
          // Only its `system` is used.
          { test: /styled-system/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
  test: {
    // By default, Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // The number of concurrent tests of a file: more pages would wait for each other in one browser.
    maxConcurrency: 3,
    projects: [
      {
        extends: true,
        test: {
          // Tests without a page, because making a document for each file would take longer than its tests.
          name: 'logic',
          environment: 'node',
          include: ['tests/{machines,locales,contract}/**/*.test.ts', 'tests/models/**/*.machine.test.ts'],
          setupFiles: [
            'tests/support/failOnConsole.ts',
            ...(process.env.RECORD_STATES ? ['tests/support/recordStates.ts'] : []),
          ],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/{areas,parts,forms,models,ui,api,offers,app}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.machine.test.ts'],
          setupFiles: [
            'tests/support/setup.ts',
            ...(process.env.RECORD_READS ? ['tests/support/reads/recordReads.ts'] : []),
          ],
          // A test removes what it puts into the document and the storage, so files may share both, and their modules.
          isolate: false,
          // A page spends a third of its time waiting for debounces and responses, so one worker more than cores uses the machine
          // fully. Suites with another number of workers run after this one.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1, setupFiles: 'list' },
          globalSetup: ['tests/support/server/templates.setup.ts'],
          // An unmet wait fails a test long before this; the first hook waits for the database that all files copy.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/server/templates.setup.ts', 'tests/support/server/build.setup.ts'],
          // Nothing in the server is global, so test files may share its modules: loading them again costs a second for each
          // file.
          isolate: false,
          // Processes that a test starts share the cores with the browser tests.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // Tests that give the same result whether the other server tests run on PGlite or on PostgreSQL, and need no build.
          name: 'embedded',
          environment: 'node',
          include: ['tests/{docs,house}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Processes of the build, each on its own data folder.
          name: 'process',
          environment: 'node',
          include: ['tests/embedded/**/*.test.ts'],
          globalSetup: ['tests/support/server/build.setup.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          // A walk over all screens takes two minutes, and five on a machine that does other things. Whatever hangs, a page's own
          // timeout ends sooner.
          testTimeout: 900_000,
          hookTimeout: 300_000,
          // A page may wait this long for what it looks for: Vitest's own second is too short on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // Each worker has its own portal and browser: two workers keep two cores busy, and more would wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/e2e/support/globalSetup.ts'],
        },
      },
    ],
  },
})
