import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type ImportPart, type ImportReport, type ImportState, importState } from '#contract/imports.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { ImportFacts } from '#machines/administration/import/import.lifecycle.ts'
import type { Queryable } from '#server/platform/database.ts'
import { importFiles, importParts, imports } from './imports.tables.ts'
import type { Folder } from './openFolder.ts'

type NewImport = {
  readonly id: string
  readonly offer: OfferCode
  readonly authorId: string
  readonly createdAt: Date
  readonly folder: Folder
}
type Finished = {
  readonly id: string
  readonly offer: string
  readonly files: readonly { readonly name: string; readonly size: number }[]
  readonly rows: number
  readonly report: ImportReport
  readonly startedAt: Date
  readonly finishedAt: Date
}

const namesIn = (folder: Folder) => [...folder].map(([name, { byteLength: size }]) => ({ name, size }))

/** Writes an import that is to be checked, with its files. */
export async function insertImport(db: Queryable, { folder, ...given }: NewImport): Promise<void> {
  await db.insert(imports).values({ ...given, files: namesIn(folder), state: 'checking' satisfies ImportState })
  for (const [name, content] of folder) {
    // Drivers differ in the other types that they accept as bytes.
    await db.insert(importFiles).values({ importId: given.id, name, content: new Uint8Array(content) })
  }
}

/** Writes an import of an operator into the history, once it is over. */
export async function insertFinished(db: Queryable, { rows, startedAt, finishedAt, ...done }: Finished): Promise<void> {
  const moments = { createdAt: startedAt, confirmedAt: startedAt, finishedAt }
  await db.insert(imports).values({ ...done, ...moments, state: 'done', rowsDone: rows, rowsTotal: rows })
}

/** Locks an import of an offer: its state, and the facts that its chart needs. */
export async function lockImport(db: Queryable, id: string, offer: OfferCode) {
  const [row] = await db
    .select({
      state: imports.state,
      authorId: imports.authorId,
      isConfirmed: sql<boolean>`${imports.confirmedAt} is not null`,
      hasChanges: sql<boolean>`coalesce(${imports.report} -> 'parts' @> '[{"outcome": "changed"}]', false)`,
    })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.offer, offer)))
    .for('update')
  if (!row) return null
  const { state, authorId, ...facts } = row
  return { state: importState.parse(state), authorId, facts: facts satisfies ImportFacts }
}

type Moved = Partial<Pick<typeof imports.$inferInsert, 'confirmedAt' | 'finishedAt' | 'rowsDone' | 'report'>>

/** Moves an import into another state. A final state deletes its files, because they describe people. */
export async function moveImport(db: Queryable, id: string, state: ImportState, more: Moved = {}): Promise<void> {
  await db
    .update(imports)
    .set({ state, ...more })
    .where(eq(imports.id, id))
  if (state === 'done' || state === 'abandoned') await deleteFiles(db, [id])
}

export async function noteProgress(
  db: Queryable,
  id: string,
  state: ImportState,
  rows: { readonly rowsDone: number; readonly rowsTotal: number },
): Promise<boolean> {
  const where = and(eq(imports.id, id), eq(imports.state, state))
  const noted = await db.update(imports).set(rows).where(where).returning({ id: imports.id })
  return noted.length > 0
}

/** A part that two processes write at the same time is recorded once. */
export async function notePart(db: Queryable, importId: string, part: ImportPart): Promise<void> {
  await db
    .insert(importParts)
    .values({ importId, part: part.place ?? '', outcome: part })
    .onConflictDoNothing()
}

/** The files of an import; empty once they are deleted. */
export async function findFolder(db: Queryable, importId: string): Promise<Folder> {
  const rows = await db
    .select({ name: importFiles.name, content: importFiles.content })
    .from(importFiles)
    .where(eq(importFiles.importId, importId))
    .orderBy(importFiles.name)
  return new Map(rows.map(({ name, content }) => [name, content]))
}

async function deleteFiles(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(importFiles).where(inArray(importFiles.importId, [...ids]))
}

/** Ends imports without a change since then: nobody has confirmed them, or their job has failed. Deletes their files. */
export async function endStale(db: Queryable, { before, now }: { readonly before: Date; readonly now: Date }) {
  const isOpen = and(ne(imports.state, 'done'), ne(imports.state, 'abandoned'))
  const isOld = or(and(isNull(imports.confirmedAt), lt(imports.createdAt, before)), lt(imports.confirmedAt, before))
  const state = sql`case when ${imports.confirmedAt} is null then 'abandoned' else 'failed' end`
  const ended = await db
    .update(imports)
    .set({ state, finishedAt: now })
    .where(and(isOpen, isOld, isNull(imports.finishedAt)))
    .returning({ id: imports.id })
  await deleteFiles(
    db,
    ended.map(({ id }) => id),
  )
}

/** The imports of one person, for their export. */
export const findOwnImports = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  imports: await db
    .select({ offer: imports.offer, createdAt: imports.createdAt, state: imports.state, files: imports.files })
    .from(imports)
    .where(eq(imports.authorId, userId))
    .orderBy(imports.createdAt),
})
