import { readFile } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { siteWorker } from './build/siteWorker.ts'
import type { OpenApp } from './openApp.ts'
import type { Assets } from './site/assets.ts'

declare global {
  /** Outlives a restart of the dev server, which reloads this file. */
  var portalOfDevServer: OpenApp | undefined
}

/** The API and the pages inside Vite's dev server: one process, one address, with hot module replacement. */
export function portalServer(): Plugin {
  return {
    name: 'portal-server',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    config: () => ({ appType: 'custom', server: { port: Number(process.env.PORT ?? 3000), strictPort: true } }),
    async configureServer(vite) {
      // Imported here, because builds and test runs read this file too, and need no database.
      const [{ openApp }, { readConfig }] = await Promise.all([import('./openApp.ts'), import('./platform/config.ts')])
      // A restart opens the new server before it closes the old one, and the data folder has one owner at a time.
      await globalThis.portalOfDevServer?.close()
      globalThis.portalOfDevServer = await openApp(
        readConfig(process.env),
        developmentAssets(vite, async () => readFile('index.html', 'utf8')),
        { gallery: developmentAssets(vite, galleryPage) },
      )
      vite.middlewares.use(`/${siteWorker.file}`, (_request, response, next) => {
        vite.transformRequest(siteWorker.source).then((script) => {
          response.setHeader('content-type', 'text/javascript').end(script?.code)
        }, next)
      })
      const listener = getRequestListener(globalThis.portalOfDevServer.app.fetch)
      return () => {
        vite.middlewares.use((request, response) => void listener(request, response))
      }
    },
  }
}

/** The page is below another folder than its address. */
const galleryPage = async () =>
  (await readFile('docs/gallery/index.html', 'utf8')).replace('./main', '/docs/gallery/main')

/** Vite serves every file itself; only pages and calls reach the application. */
const developmentAssets = (vite: ViteDevServer, readTemplate: () => Promise<string>): Assets => ({
  isDevelopment: true,
  template: async (pathname) => vite.transformIndexHtml(pathname, await readTemplate()),
  find: () => null,
  read: () => {
    throw new Error('files are served by Vite')
  },
  preloads: () => ({ first: [], signedIn: [] }),
})
