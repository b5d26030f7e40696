import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDescriptions } from './docs/generator/withoutDescriptions.ts'
import { portalServer } from './server/devServer.ts'

const coreLibraries =
  /node_modules\/(?:react|react-dom|react-is|scheduler|xstate|@xstate|zod|@conform-to|@emotion|stylis|hoist-non-react-statics|wouter|regexparam|ofetch|ufo|destr|rosetta|use-sync-external-store)\//

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), portalServer(), withoutDescriptions()],
  publicDir: 'offers/assets',
  // conform only needs zod's functions, not its chained methods: a third of zod's bytes, and the same schemas.
  resolve: { alias: [{ find: /^zod\/v4$/, replacement: 'zod/v4-mini' }] },
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs and no release changes: one chunk, so that it compresses as one and stays in caches.
        codeSplitting: { groups: [{ name: 'core', test: coreLibraries }] },
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
