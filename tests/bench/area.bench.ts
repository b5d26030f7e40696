import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { z } from 'zod'
import { pretendArea } from './pretend/pretendArea.ts'
import type { Row } from './table.ts'

/** The kB an area may add to the chunks that everybody loads: three times as many areas must fit. */
const limit = 0.3

const loads = [
  { what: 'sign-in', chunks: ['index'] },
  { what: 'shell and dashboard', chunks: ['index', 'common', 'frame'] },
  { what: 'texts of the frame', chunks: ['locales/fr-FR/frame.ts'] },
] as const
type Chunk = (typeof loads)[number]['chunks'][number]

/** The difference in size between a build with one more area and one without. */
export async function areaRows(): Promise<readonly Row[]> {
  const before = await builtSizes()
  const after = await sizesWithArea()
  return loads.map(({ what, chunks }) => ({
    what: `one more area adds to the ${what}, gzip`,
    measured: chunks.reduce((sum, chunk) => sum + sizeIn(after, chunk) - sizeIn(before, chunk), 0) / 1000,
    limit,
    unit: 'kB',
  }))
}

type Sizes = ReadonlyMap<string, number>

function sizeIn(sizes: Sizes, chunk: Chunk) {
  const size = sizes.get(chunk)
  if (size === undefined) throw new Error(`the build has no chunk ${chunk}`)
  return size
}

const manifest = z.record(z.string(), z.object({ file: z.string() }))

/** A chunk has the name of its group, or of the file that it was made for. */
const nameOf = (key: string) => (key === 'index.html' ? 'index' : (/^_(\w+)-/.exec(key)?.[1] ?? key))

async function builtSizes(): Promise<Sizes> {
  const files = manifest.parse(JSON.parse(await readFile('dist/page/.vite/manifest.json', 'utf8')))
  const sizes = Object.entries(files).map(async ([key, { file }]) => {
    return [nameOf(key), gzipSync(await readFile(join('dist', 'page', file))).length] as const
  })
  return new Map(await Promise.all(sizes))
}

async function sizesWithArea(): Promise<Sizes> {
  const outcome = await build({ logLevel: 'error', build: { write: false }, plugins: [pretendArea()] })
  const outputs = [outcome].flat().flatMap((part) => ('output' in part ? part.output : []))
  return new Map(
    outputs.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const source = chunk.facadeModuleId?.slice(process.cwd().length + 1)
      return [[source && !chunk.isEntry ? source : chunk.name, gzipSync(chunk.code).length] as const]
    }),
  )
}
