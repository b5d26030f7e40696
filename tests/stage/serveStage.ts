import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { build } from 'vite'
import { cssVariables } from '#offers/cssVariables.ts'
import { offers } from '#offers/offers.ts'
import type { Env } from '#server/platform/app.ts'
import { securityHeaders } from '#server/platform/securityHeaders.ts'
import { answerPage } from '#server/site/answerPage.ts'
import { assetRoutes } from '#server/site/assetRoutes.ts'
import { readBuiltAssets } from '#server/site/assets.ts'
import { freePort } from '#tests/e2e/support/portal.ts'
import { samplePdf } from './samplePdf.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAIAAABd+SbeAAAA80lEQVR4nO3WsQ0CQRAEwc+ABPFICo9USeBxME6aVklrtrEqa67H83V/7x+n/6u/Vh5d70GDbvWgQbd60KBb/fV4fu7v/eP0f/WgQbd60KBbPWjQrR70OeiNwb/egwbd6kGDbvWgQbd60OegNwb/eg8adKsHDbrVgwbd6kGfg94Y/Os9aNCtHjToVg8adKsHfQ56Y/Cv96BBt3rQoFs9aNCtHvQ56I3Bv96DBt3qQYNu9aBBt3rQ56A3Bv96Dxp0qwcNutWDBt3qQZ+D3hj86z1o0K0eNOhWDxp0qwd9Dnpj8K/3oEG3etCgWz1o0K0e9KH+C0x2rjuyXPI+AAAAAElFTkSuQmCC',
  'base64',
)

/** Builds the widgets for production and serves them with the portal's own routes, headers and page policy. */
export async function serveStage() {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-stage-'))
  await build({
    configFile: false,
    root: 'tests/stage',
    publicDir: '../../offers/assets',
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    resolve: { alias: [{ find: /^zod\/v4$/, replacement: 'zod/v4-mini' }] },
    html: { cspNonce: '%NONCE%' },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const assets = await readBuiltAssets(outDir)
  const app = new Hono<Env>()
  app.use(securityHeaders)
  assetRoutes(app, assets)

  const pdf = await samplePdf()
  app.get('/files/devis.pdf', (c) => c.body(pdf, 200, { 'content-type': 'application/pdf' }))
  app.get('/files/photo.png', (c) => c.body(png, 200, { 'content-type': 'image/png' }))
  app.get('/files/broken.pdf', (c) => c.body('no PDF', 200, { 'content-type': 'application/pdf' }))
  app.get('/files/*', (c) => c.notFound())
  app.get('*', (c) =>
    answerPage(c, async (nonce) =>
      (await assets.template('/'))
        .replaceAll('%NONCE%', nonce)
        .replace('<!--theme-->', `<style nonce="${nonce}">:root{${cssVariables(offers.ESE)}}</style>`),
    ),
  )
  const port = await freePort()
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
