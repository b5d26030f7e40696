import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const exportsOf = z.record(z.string(), z.unknown())

/**
 * The texts of Québec are those of France with some changes (`locales/overlay.ts`). A build merges them, because each visitor
 * from Québec would otherwise load the chunk of France as well.
 */
export function mergedTexts(): Plugin {
  return {
    name: 'merged-texts',
    apply: 'build',
    load: {
      filter: { id: /\/locales\/fr-CA\/.*\.ts$/ },
      async handler(id) {
        const texts = exportsOf.parse({ ...(await import(pathToFileURL(id).href)) })
        return Object.entries(texts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
