import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDescriptions } from './docs/generator/withoutDescriptions.ts'
import { portalServer } from './server/devServer.ts'

type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importers: string[]; readonly isEntry: boolean } | null
}

/** Is this loaded before anything can be shown: does the entry import it, and not only on demand? */
function isNeededAtFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isNeededAtFirst(importer, modules, seen))
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
        // Left alone, whatever the first page shares with a later one becomes a small file and a request of its own.
        codeSplitting: {
          groups: [
            {
              debugName: 'first',
              name: (id, modules) => (id.includes('rolldown/runtime') || isNeededAtFirst(id, modules) ? 'first' : null),
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/{areas,models,ui,api,machines,locales,offers,contract,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,docs,house}/**/*.test.ts'],
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
