import { eq } from 'drizzle-orm'
import type { ImportReport } from '#contract/imports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { imports } from './imports.tables.ts'

type Finished = {
  readonly id: string
  readonly offer: string
  readonly files: readonly { readonly name: string; readonly size: number }[]
  readonly rows: number
  readonly report: ImportReport
  readonly startedAt: Date
  readonly finishedAt: Date
}

/** Writes an import of an operator into the history, once it is over. */
export async function insertFinished(db: Queryable, { rows, startedAt, finishedAt, ...done }: Finished): Promise<void> {
  const moments = { createdAt: startedAt, confirmedAt: startedAt, finishedAt }
  await db.insert(imports).values({ ...done, ...moments, state: 'done', rowsDone: rows, rowsTotal: rows })
}

/** The imports of one person, for their export. */
export const findOwnImports = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  imports: await db
    .select({ offer: imports.offer, createdAt: imports.createdAt, state: imports.state, files: imports.files })
    .from(imports)
    .where(eq(imports.authorId, userId))
    .orderBy(imports.createdAt),
})
