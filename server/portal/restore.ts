import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import { z } from 'zod'
import { type Config, readConfig } from '../platform/config.ts'
import { lockFolder } from '../platform/lockFolder.ts'
import { inspectArchive, inWords, namesIn } from './archive.ts'
import { defineCommand, dryRun, isDryRun, oneFile, Refusal } from './command.ts'
import { databaseFolder, filesFolder, requireEmbedded } from './openInstallation.ts'

export const restore = defineCommand({
  summary: 'Put the embedded database and the files of an archive into an empty folder',
  usage: '<file.tar.gz> [--dry-run]',
  options: { 'dry-run': dryRun },
  input: z.object({ arguments: oneFile, 'dry-run': isDryRun }),
  run: async ({ arguments: [file], 'dry-run': isDry }, { env, say }) => {
    const config = readConfig(env)
    requireEmbedded(config)
    const contents = await inspectArchive(file)
    if (isDry) {
      await requireEmpty(config)
      say(`Would restore ${inWords(contents)} into ${config.DATA_DIR}. Nothing has changed.`)
      return 0
    }
    await mkdir(config.DATA_DIR, { recursive: true })
    const unlock = await lockFolder(config.DATA_DIR)
    try {
      await requireEmpty(config)
      await unpack(config, file)
    } finally {
      await unlock()
    }
    say(`Restored ${inWords(contents)} into ${config.DATA_DIR}.`)
    return 0
  },
})

/** What a restore leaves in the folder: the lock of this process, and keys that an archive does not hold. */
const kept = new Set(['lock', 'secrets.key', 'signature.p12'])

async function requireEmpty(config: Config) {
  const own = (await namesIn(config.DATA_DIR)).filter((name) => !kept.has(name))
  const taken = own.length > 0 ? config.DATA_DIR : filesFolder(config)
  if (own.length === 0 && (await namesIn(taken)).length === 0) return
  throw new Refusal(`${taken} is not empty: nothing was restored. Move what is there, or choose another folder.`)
}

/** The database appears last: a portal that finds one has its files too. */
async function unpack(config: Config, file: string) {
  const files = filesFolder(config)
  const draft = join(config.DATA_DIR, 'restoring')
  try {
    await unpackPart(file, 'files', files)
    await unpackPart(file, 'database', draft)
    await rename(draft, databaseFolder(config))
  } catch (error) {
    for (const folder of [draft, files]) await empty(folder)
    throw error
  }
}

/** The folder itself stays: it may be the place where a disk is mounted. */
async function empty(folder: string) {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true })
}

async function unpackPart(file: string, part: string, cwd: string) {
  await mkdir(cwd, { recursive: true })
  const isOfPart = (path: string) => path.startsWith(`${part}/`)
  await extract({ file, cwd, strip: 1, strict: true, preserveOwner: false, filter: isOfPart })
}
