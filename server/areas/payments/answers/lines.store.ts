import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { bankAnswerLines, bankAnswers } from './answers.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }

const rows = (db: Queryable) =>
  db
    .select({ line: bankAnswerLines, answer: bankAnswers })
    .from(bankAnswerLines)
    .innerJoin(bankAnswers, eq(bankAnswers.id, bankAnswerLines.answerId))
const ofPlace = ({ userId, placeId }: Scope) => and(eq(bankAnswers.placeId, placeId), memberOf(userId, placeId))

/** Lines of a place that wait for a person, the latest answer first. */
export async function findWaiting(db: Queryable, scope: Scope, page: PageQuery) {
  // The same condition as in the partial index of these lines.
  const where = and(ofPlace(scope), sql`${bankAnswerLines.life} in ('waiting', 'suspended')`)
  const found = await rows(db)
    .where(where)
    .orderBy(desc(bankAnswers.uploadedAt), asc(bankAnswerLines.answerId), asc(bankAnswerLines.rank))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const [counted] = await db
    .select({ total: count() })
    .from(bankAnswerLines)
    .innerJoin(bankAnswers, eq(bankAnswers.id, bankAnswerLines.answerId))
    .where(where)
  return { found, total: counted?.total ?? 0 }
}

export async function findLine(db: Queryable, scope: Scope, lineId: string) {
  const [row] = await rows(db).where(and(ofPlace(scope), eq(bankAnswerLines.id, lineId)))
  return row ?? null
}

export async function writeLine(
  tx: Transaction,
  id: string,
  values: Partial<typeof bankAnswerLines.$inferInsert>,
): Promise<void> {
  await tx.update(bankAnswerLines).set(values).where(eq(bankAnswerLines.id, id))
}
