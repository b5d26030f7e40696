import type { ImportPart, ImportRefusal, ImportReport } from '#contract/imports.ts'
import { importRefusalLimit } from '#contract/imports.ts'
import type { ImportFile } from './importFile.ts'
import { startKnown } from './known.ts'
import { type Folder, openFolder, placesIn } from './openFolder.ts'
import { unreadable } from './planFile.ts'
import { type PartRun, takePart } from './takePart.ts'

type ImportRun = PartRun & {
  readonly files: readonly ImportFile[]
  readonly folder: Folder
  /** Called before the first part, and after each. */
  readonly onProgress?: (progress: {
    rowsDone: number
    rowsTotal: number
    part: ImportPart | null
  }) => Promise<void> | void
}

/**
 * Compares a folder with the database and writes the differences, part by part: first rows that belong to no place, then each
 * place, all or nothing, in its own transaction.
 */
export async function runImport({ files, folder, onProgress, ...run }: ImportRun): Promise<ImportReport> {
  const { opened, faults } = openFolder(files, run.offer, folder)
  const rowsTotal = opened.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const known = startKnown()
  const done = new Set<string>()
  const parts: ImportPart[] = []
  const refusals: ImportRefusal[] = faults.map(({ detail = null, ...fault }) => ({ place: null, ...fault, detail }))
  let rowsDone = 0
  await onProgress?.({ rowsDone, rowsTotal, part: null })

  for (const file of opened) if (file.faults.length > 0) known.note(unreadable(file.name))
  const isUnreadable = faults.length > 0
  for (const place of [null, ...placesIn(opened)]) {
    const isHeld = isUnreadable || parts[0]?.outcome === 'refused'
    const taken = await takePart(run, { opened, known, done, place, isHeld })
    const isFolder = place === null && isUnreadable
    const part: ImportPart = isFolder
      ? { ...taken.part, outcome: 'refused', refusals: taken.part.refusals + faults.length }
      : taken.part
    parts.push(part)
    for (const refusal of taken.refusals) refusals.push(refusal)
    rowsDone += taken.rows
    await onProgress?.({ rowsDone, rowsTotal, part })
  }
  await onProgress?.({ rowsDone: rowsTotal, rowsTotal, part: null })
  return {
    parts: parts.filter(hasContent),
    refusals: refusals.slice(0, importRefusalLimit),
    refusalsTotal: refusals.length,
    refusalsByFile: countedByFile(refusals),
  }
}

const countedByFile = (refusals: readonly ImportRefusal[]) => {
  const counts = new Map<string, number>()
  for (const { file } of refusals) counts.set(file, (counts.get(file) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Most folders have nothing outside places that deserves a line in the report. */
const hasContent = ({ place, outcome, counts }: ImportPart) =>
  place !== null || outcome === 'refused' || Object.keys(counts).length > 0
