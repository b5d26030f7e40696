import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { create } from 'tar'
import { z } from 'zod'
import { type Config, readConfig } from '../platform/config.ts'
import { lockFolder } from '../platform/lockFolder.ts'
import { inspectArchive, inWords, publishFile } from './archive.ts'
import { defineCommand, dryRun, isDryRun, oneFile, Refusal } from './command.ts'
import { databaseFolder, filesFolder, requireEmbedded } from './openInstallation.ts'

export const backup = defineCommand({
  summary: 'Write the embedded database and its files into one archive',
  usage: '<file.tar.gz> [--dry-run]',
  options: { 'dry-run': dryRun },
  input: z.object({ arguments: oneFile, 'dry-run': isDryRun }),
  run: async ({ arguments: [file], 'dry-run': isDry }, { env, say }) => {
    const config = readConfig(env)
    requireEmbedded(config)
    if (!existsSync(databaseFolder(config))) throw new Refusal(`There is no database in ${config.DATA_DIR}.`)
    if (existsSync(file)) throw new Refusal(`${file} exists already: choose another name.`)
    const unlock = await lockFolder(config.DATA_DIR)
    try {
      if (isDry) say(`Would write ${file}. Nothing has changed.`)
      else say(`Wrote ${file}: ${inWords(await write(config, file))}.`)
    } finally {
      await unlock()
    }
    if (config.s3 !== null) say('The files are in a bucket, which the archive does not hold: copy it after this.')
    return 0
  },
})

/** The archive appears under its name once it is complete and has been read again. Only its owner may read it. */
async function write(config: Config, file: string) {
  const draft = `${file}.${process.pid}.part`
  const places = [
    { part: 'database', folder: databaseFolder(config) },
    ...(config.s3 === null ? [{ part: 'files', folder: filesFolder(config) }] : []),
  ]
  const present = places
    .filter(({ folder }) => existsSync(folder))
    .map(({ part, folder }) => ({ part, path: relativeTo(config.DATA_DIR, folder) }))
  try {
    await create(
      {
        file: draft,
        gzip: true,
        portable: true,
        preservePaths: true,
        mode: 0o600,
        cwd: config.DATA_DIR,
        // Files may be outside the data folder: an archive names them the same way everywhere.
        onWriteEntry: (entry) => {
          const place = present.find(({ path }) => entry.path === path || entry.path.startsWith(`${path}/`))
          if (place) entry.path = place.part + entry.path.slice(place.path.length)
        },
      },
      present.map(({ path }) => path),
    )
    const contents = await inspectArchive(draft)
    await publishFile(draft, file)
    return contents
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const relativeTo = (folder: string, path: string) => relative(resolve(folder), resolve(path))
