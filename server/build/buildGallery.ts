import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Builds the gallery of charts: a separate page, which the product never loads. */
export async function buildGallery(output: string): Promise<void> {
  await build({
    configFile: false,
    root: 'docs/gallery',
    base: '/machines/',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    html: { cspNonce: '%NONCE%' },
    build: {
      outDir: path.resolve(output),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Guards such as `not` are known by the names of their functions.
      minify: false,
      // One page for a few readers, so all charts and labels load together.
      chunkSizeWarningLimit: 2_000,
    },
  })
}
