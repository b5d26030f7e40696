import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDescriptions } from './docs/generator/withoutDescriptions.ts'
import { portalServer } from './server/devServer.ts'

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), portalServer(), withoutDescriptions()],
  publicDir: 'offers/assets',
  // conform only needs zod's functions, not its chained methods: a third of zod's bytes, and the same schemas.
  resolve: { alias: [{ find: /^zod\/v4$/, replacement: 'zod/v4-mini' }] },
  html: { cspNonce: '%NONCE%' },
  build: { target: 'es2022', outDir: 'dist', manifest: true },
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
