import { readFile } from 'node:fs/promises'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import type { Assets } from './site/assets.ts'

/** The API and the pages inside Vite's dev server: one process, one address, modules replaced while it runs. */
export function portalServer(): Plugin {
  return {
    name: 'portal-server',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    config: () => ({ appType: 'custom', server: { port: Number(process.env.PORT ?? 3000), strictPort: true } }),
    async configureServer(vite) {
      // Loaded here: builds and test runs read this file too, and need no database.
      const [{ openApp }, { readConfig }] = await Promise.all([import('./openApp.ts'), import('./platform/config.ts')])
      const { app, close } = await openApp(readConfig(process.env), developmentAssets(vite))
      vite.httpServer?.once('close', () => void close())
      const listener = getRequestListener(app.fetch)
      return () => {
        vite.middlewares.use((request, response) => void listener(request, response))
      }
    },
  }
}

/** Vite serves every file itself; what reaches the application are pages and calls. */
const developmentAssets = (vite: ViteDevServer): Assets => ({
  isDevelopment: true,
  template: async (pathname) => vite.transformIndexHtml(pathname, await readFile('index.html', 'utf8')),
  find: () => null,
  read: () => Promise.reject(new Error('files are served by Vite')),
  preloads: () => [],
})
