import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { LocaleCode } from '#contract/offers.ts'

export type Encoding = 'br' | 'gzip'
export type Asset = { readonly path: string; readonly encodings: readonly Encoding[] }

/** Where pages and files come from: the built folder, or Vite's dev server. */
export type Assets = {
  readonly isDevelopment: boolean
  /** index.html with its placeholders, from the build or the dev server. */
  readonly template: (pathname: string) => Promise<string>
  readonly find: (pathname: string) => Asset | null
  readonly read: (asset: Asset, encoding: Encoding | null) => Uint8Array<ArrayBuffer>
  readonly preloads: (locale: LocaleCode) => Preloads
}

/**
 * Files that load before any script requests them. `first` is what the first page needs besides the entry. `signedIn`
 * starts with the entry, followed by what a signed-in person sees.
 */
export type Preloads = { readonly first: readonly string[]; readonly signedIn: readonly string[] }

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

/** The files of a finished build, all read at start: a later build changes nothing under a running server. */
export async function readBuiltAssets(folder: string): Promise<Assets> {
  const files = await readFiles(folder)
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = files.has('.vite/manifest.json')
    ? manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
    : {}

  return {
    isDevelopment: false,
    template: async () => template,
    find: (pathname) => {
      const path = pathname.slice(1)
      if (!files.has(path) || path === 'index.html' || path.startsWith('.') || /\.(?:br|gz)$/.test(path)) return null
      const encodings: readonly Encoding[] = ['br', 'gzip']
      return { path, encodings: encodings.filter((encoding) => files.has(path + encodingSuffix[encoding])) }
    },
    read: ({ path }, encoding) => {
      const bytes = files.get(path + (encoding ? encodingSuffix[encoding] : ''))
      if (!bytes) throw new Error('only what find() answered can be read')
      return bytes
    },
    preloads: (locale) => {
      const pathsOf = (keys: readonly string[]) =>
        keys.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`)
      const frame = Object.keys(manifest).filter((key) => key.startsWith('_frame-'))
      const shared = frame.flatMap((key) => manifest[key]?.imports ?? []).filter((key) => key !== 'index.html')
      return {
        first: pathsOf([`locales/${locale}/signIn.ts`]),
        signedIn: pathsOf([
          'index.html',
          ...frame,
          ...shared,
          'src/api/createQueryClient.ts',
          `locales/${locale}/frame.ts`,
        ]),
      }
    },
  }
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map(
    async (path) => [path.slice(folder.length + 1), new Uint8Array(await readFile(path))] as const,
  )
  return new Map(await Promise.all(files))
}
