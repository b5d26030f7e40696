import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingSuffix } from './assets.ts'

const compressible = /\.(?:js|css|svg|json|webmanifest)$/
/** Below this size, a compressed answer saves no packet. */
const smallest = 1_024

/** Compresses once, at build time, at the highest level, so that no request pays for it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path: string) {
  const bytes = await readFile(path)
  if (bytes.byteLength < smallest) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(path + encodingSuffix.br, await promisify(brotliCompress)(bytes, quality))
  await writeFile(path + encodingSuffix.gzip, await promisify(gzip)(bytes, { level: 9 }))
}
