import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { decisions } from './decisions.tables.ts'

/** Whether a place has this decision. */
export async function isDecisionOf(db: Queryable, placeId: string, decisionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.id, decisionId), eq(decisions.placeId, placeId)))
  return row !== undefined
}
