import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ImportPart, ImportReport } from '#contract/imports.ts'
import { importFileLimit } from '#contract/imports.ts'
import { offerCodes } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { loadImportFiles } from '../areas.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { compareMigrations, migrate } from '../platform/migrate.ts'
import { insertFinished } from '../services/imports/imports.store.ts'
import { importWords } from '../services/imports/importWords.ts'
import { refusalsCsv } from '../services/imports/refusalsCsv.ts'
import { runImport } from '../services/imports/runImport.ts'
import { defineCommand, dryRun, isDryRun, Refusal } from './command.ts'
import { databaseFolder, openInstallation } from './openInstallation.ts'

/** The language of operators. */
const locale = 'en-CA'
const shownRefusals = 50
const input = z.object({
  arguments: z.tuple([z.string()], { error: 'exactly one folder is needed' }),
  offer: z
    .string({ error: 'is missing' })
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(offerCodes, { error: 'is not an offer' })),
  report: z.string().optional(),
  'dry-run': isDryRun,
})

export const importCommand = defineCommand({
  summary: 'Import a folder of CSV files from the manager’s system (docs/import)',
  usage: '<folder> --offer <code> [--dry-run] [--report <file.csv>]',
  options: {
    offer: { type: 'string', about: `the offer of the folder: ${Object.keys(offers).join(', ')}` },
    report: { type: 'string', about: 'write the refusals to this file, too' },
    'dry-run': dryRun,
  },
  input,
  run: async ({ arguments: [folderPath], offer, report: reportPath, 'dry-run': isDry }, { env, say, complain }) => {
    const config = readConfig(env)
    const folder = await readFolder(folderPath)
    const { db, close } = await openInstallation(config, { isDry })
    try {
      await prepare(config, db, isDry)
      const [id, startedAt] = [randomUUID(), new Date()]
      const written = { db, now: () => new Date(), offer: offers[offer], isDry, importId: id, authorId: null }
      const tell = tellProgress(complain)
      let rows = 0
      const onProgress = (progress: { rowsDone: number; rowsTotal: number }) => {
        rows = progress.rowsTotal
        tell(progress)
      }
      const report = await runImport({ ...written, files: await loadImportFiles(), folder, onProgress })
      if (!isDry) {
        const files = [...folder].map(([name, { byteLength: size }]) => ({ name, size }))
        await insertFinished(db, { id, offer, files, rows, report, startedAt, finishedAt: new Date() })
      }
      print(report, isDry, say)
      if (reportPath !== undefined) await writeFile(reportPath, refusalsCsv(report.refusals, locale))
      return report.refusalsTotal === 0 ? 0 : 1
    } finally {
      await close()
    }
  },
})

async function readFolder(path: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(path).catch(() => {
    throw new Refusal(`There is no folder ${path}.`)
  })
  const files = names.filter((name) => name.toLowerCase().endsWith('.csv')).sort()
  if (files.length === 0) throw new Refusal(`There is no CSV file in ${path}.`)
  const folder = new Map<string, Uint8Array>()
  for (const name of files) {
    const { size } = await stat(join(path, name))
    if (size > importFileLimit) throw new Refusal(`${name} is larger than ${importFileLimit} bytes.`)
    folder.set(name, await readFile(join(path, name)))
  }
  return folder
}

/**
 * A dry run changes nothing, so it cannot migrate the database; for an installation that has never started, the database is in
 * memory.
 */
async function prepare(config: Config, db: Database, isDry: boolean): Promise<void> {
  if (!isDry || (config.DATABASE_URL === undefined && !existsSync(databaseFolder(config)))) {
    await migrate(db)
    return
  }
  const { missing, unknown } = await compareMigrations(db)
  if (missing + unknown === 0) return
  throw new Refusal('The database is of another release: start the portal of this one first.')
}

/** One line for each percent. */
function tellProgress(complain: (line: string) => void) {
  let told = -1
  return ({ rowsDone, rowsTotal }: { rowsDone: number; rowsTotal: number }) => {
    const percent = rowsTotal === 0 ? 100 : Math.floor((100 * rowsDone) / rowsTotal)
    if (percent > told) complain(`${percent} %: ${rowsDone} of ${rowsTotal} rows`)
    told = percent
  }
}

function print({ parts, refusals, refusalsTotal }: ImportReport, isDry: boolean, say: (line: string) => void) {
  for (const part of parts) say(lineOf(part, isDry))
  const words = importWords(locale)
  for (const refusal of refusals.slice(0, shownRefusals)) {
    const { file, line, column } = refusal
    const where = [file, line === null ? '' : `line ${line}`, column ?? ''].filter(Boolean).join(', ')
    say(`✗ ${where}: ${words.reason(refusal)}`)
  }
  if (refusalsTotal > shownRefusals) say(`… ${refusalsTotal} refusals in all; --report writes them to a file.`)
  if (isDry) say('Nothing has changed.')
}

function lineOf({ place, name, outcome, counts, refusals }: ImportPart, isDry: boolean) {
  const what = place === null ? 'Outside places' : `${name ?? 'Place'} (${place})`
  if (outcome === 'refused') return `${what}: refused, ${refusals} refusals`
  if (outcome === 'held') return `${what}: not written, because the part outside places is refused`
  if (outcome === 'unchanged') return `${what}: nothing to change`
  const sums = Object.entries(counts).flatMap(([file, { created, updated, removed }]) => {
    const some = { created, updated, removed }
    const said = Object.entries(some).flatMap(([did, count]) => (count > 0 ? [`${count} ${did}`] : []))
    return said.length > 0 ? [`${file} ${said.join(', ')}`] : []
  })
  return `${what}: ${isDry ? 'would have ' : ''}${sums.join('; ')}`
}
