import path from 'node:path'
import type { Plugin } from 'vite'

const ours = path.join(import.meta.dirname, '../src/ui/style/emotionDefault.ts')

/** Gives Emotion our cache of styles in place of its own, whose compiler would otherwise be part of the first page. */
export function ownStyleCache(): Plugin {
  return {
    name: 'own-style-cache',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === '@emotion/cache' && importer?.includes('/@emotion/react/') ? ours : null),
  }
}
