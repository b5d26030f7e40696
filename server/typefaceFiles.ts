import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { typefaces } from '#offers/typefaces.ts'

const faces = Object.values(typefaces)
const read = (source: string) => readFile(fileURLToPath(import.meta.resolve(source)))

/** Serves the files of the offers' typefaces from their packages: copied by a build, as they are in development. */
export function typefaceFiles(): Plugin {
  return {
    name: 'typeface-files',
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return
      for (const { path, source } of faces) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await read(source) })
      }
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const face = faces.find(({ path }) => path === request.url)
        if (!face) next()
        else read(face.source).then((bytes) => response.setHeader('content-type', 'font/woff2').end(bytes), next)
      })
    },
  }
}
