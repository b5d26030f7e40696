import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { ImportPart, ImportReport } from '#contract/imports.ts'
import { offerCode } from '#contract/offers.ts'
import { type ImportAction, importStateAfter } from '#machines/administration/import/import.lifecycle.ts'
import { offers } from '#offers/offers.ts'
import type { Platform } from '#server/platform/context.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { findWrittenParts } from './history.store.ts'
import type { ImportFile } from './importFile.ts'
import { findFolder, lockImport, moveImport, notePart, noteProgress } from './imports.store.ts'
import { runImport } from './runImport.ts'

/** The files of all areas; loaded when somebody imports. */
export type LoadFiles = () => Promise<readonly ImportFile[]>

const named = z.object({ importId: z.uuid(), offer: offerCode })
type Named = z.output<typeof named>
type Attempt = Named & { readonly begin: 'check.begin' | 'run.begin'; readonly loadFiles: LoadFiles }

/** The import was abandoned, or another process has ended it. */
class Overtaken extends Error {}

/** Compares a folder with the database, and stores the differences as its report. */
export const importCheck = (loadFiles: LoadFiles) =>
  defineJob({
    kind: 'the check of an import',
    queue: 'imports',
    data: named,
    run: ({ platform }, data) => attempt(platform, { ...data, begin: 'check.begin', loadFiles }),
  })

/** Writes a confirmed folder. A retry leaves out the parts that are already written. */
export const importRun = (loadFiles: LoadFiles) =>
  defineJob({
    kind: 'the import of a folder',
    queue: 'imports',
    data: named,
    run: ({ platform }, data) => attempt(platform, { ...data, begin: 'run.begin', loadFiles }),
  })

/** A repeated job finds an import whose chart no longer allows it, and does nothing. */
async function attempt(platform: Platform, asked: Attempt): Promise<void> {
  const begun = await begin(platform, asked)
  if (begun === null) return
  try {
    const report = await run(platform, asked, begun)
    await move(platform, asked, asked.begin === 'check.begin' ? 'check.end' : 'run.end', { report })
  } catch (error) {
    if (error instanceof Overtaken) return
    await move(platform, asked, 'attempt.fail')
    throw error
  }
}

/** The files and their author, once the chart allows the attempt; `null` = there is nothing to do. */
async function begin(platform: Platform, asked: Attempt) {
  const folder = await findFolder(platform.db, asked.importId)
  if (folder.size === 0) return null
  const found = await move(platform, asked, asked.begin)
  return found && { folder, authorId: found.authorId }
}

async function run(platform: Platform, asked: Attempt, begun: NonNullable<Awaited<ReturnType<typeof begin>>>) {
  const { db, now } = platform
  const { importId, offer, loadFiles } = asked
  const isDry = asked.begin === 'check.begin'
  const state = isDry ? 'checking' : 'running'
  const report = await runImport({
    ...begun,
    db,
    now,
    offer: offers[offer],
    isDry,
    importId,
    files: await loadFiles(),
    written: await findWrittenParts(db, importId),
    onWritten: (tx, part) => notePart(tx, importId, part),
    onProgress: async ({ rowsDone, rowsTotal }) => {
      if (!(await noteProgress(db, importId, state, { rowsDone, rowsTotal }))) throw new Overtaken()
      // The embedded database answers without the event loop, so requests would wait for the whole import.
      await setImmediate()
    },
  })
  return isDry ? report : withWritten(report, await findWrittenParts(db, importId))
}

/** Parts written by another process meanwhile are changes of this import, too. */
const withWritten = (report: ImportReport, written: ReadonlyMap<string, ImportPart>): ImportReport => ({
  ...report,
  parts: report.parts.map((part) => written.get(part.place ?? '') ?? part),
})

/** Moves the import along its chart; `null` = the chart does not allow it. */
const move = (
  { db, now }: Platform,
  { importId, offer }: Named,
  type: ImportAction['type'],
  more: { readonly report?: ImportReport } = {},
) =>
  db.transaction(async (tx) => {
    const found = await lockImport(tx, importId, offer)
    const next = found && importStateAfter(found.state, found.facts, { type })
    if (!found || !next) return null
    await moveImport(tx, importId, next, { ...more, ...(next === 'done' && { finishedAt: now() }) })
    return found
  })
