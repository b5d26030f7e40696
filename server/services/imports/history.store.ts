import { and, count, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { importPart, importReport, importState } from '#contract/imports.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { importParts, imports } from './imports.tables.ts'

const files = z.array(z.object({ name: z.string(), size: z.int() }))
/** Reports of an earlier release do not count their refusals by file. */
const storedReport = z.nullable(
  z.preprocess(
    (found) => (typeof found === 'object' && found !== null ? { refusalsByFile: {}, ...found } : found),
    importReport,
  ),
)

const refusals = sql<number>`coalesce((${imports.report} ->> 'refusalsTotal')::int, 0)`
const summary = {
  id: imports.id,
  state: imports.state,
  createdAt: imports.createdAt,
  finishedAt: imports.finishedAt,
  author: users.displayName,
  files: imports.files,
  rowsDone: imports.rowsDone,
  rowsTotal: imports.rowsTotal,
  refusals,
}
type Row = {
  readonly state: string
  readonly files: unknown
  readonly createdAt: Date
  readonly finishedAt: Date | null
}
const toSummary = <R extends Row>({ state, files: found, createdAt, finishedAt, ...row }: R) => ({
  ...row,
  state: importState.parse(state),
  files: files.parse(found),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

/** One page of the imports of an offer, the newest first. */
export async function listImports(db: Queryable, offer: OfferCode, page: PageQuery) {
  const where = eq(imports.offer, offer)
  const total = sql<number>`(select count(*)::int from ${imports} where ${where})`
  const rows = await db
    .select({ ...summary, total })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.authorId))
    .where(where)
    .orderBy(desc(imports.createdAt), imports.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(imports, where))
  return { rows: rows.map(({ total: _, ...row }) => toSummary(row)), meta }
}

/** An import of the offer with its report and its number of written parts; `null` = there is none. */
export async function findImport(db: Queryable, id: string, offer: OfferCode) {
  const [row] = await db
    .select({ ...summary, confirmedAt: imports.confirmedAt, report: imports.report })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.authorId))
    .where(and(eq(imports.id, id), eq(imports.offer, offer)))
  if (!row) return null
  const [written] = await db.select({ count: count() }).from(importParts).where(eq(importParts.importId, id))
  const { report, confirmedAt, ...rest } = toSummary(row)
  return {
    ...rest,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    partsWritten: written?.count ?? 0,
    report: storedReport.parse(report),
  }
}

/** The parts that an import has written so far, by the key of their place; empty for the part that belongs to no place. */
export async function findWrittenParts(db: Queryable, importId: string) {
  const rows = await db
    .select({ part: importParts.part, outcome: importParts.outcome })
    .from(importParts)
    .where(eq(importParts.importId, importId))
  return new Map(rows.map(({ part, outcome }) => [part, importPart.parse(outcome)]))
}
