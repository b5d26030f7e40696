import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { z } from 'zod'

const modules = join(import.meta.dirname, '../../../node_modules')
const manifest = z.object({ version: z.string() })

/**
 * Unpacks the Chromium of the npm package once and returns its path. The package itself unpacks straight into /tmp: a second caller
 * gets the file that the first is still writing, and an interrupted one leaves half a file for ever.
 */
export async function unpackChromium(): Promise<string> {
  const { version } = manifest.parse(
    JSON.parse(await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8')),
  )
  const folder = join(modules, '.cache', `chromium-${version}`)
  if (!existsSync(folder)) {
    await mkdir(join(modules, '.cache'), { recursive: true })
    const partial = await mkdtemp(`${folder}-`)
    await unpackInto(partial)
    // A caller that was faster has put the same files there.
    await rename(partial, folder).catch(() => rm(partial, { recursive: true }))
  }
  return join(folder, 'chromium')
}

/** The package unpacks into the folder for temporary files. */
async function unpackInto(folder: string) {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    await sparticuz.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
