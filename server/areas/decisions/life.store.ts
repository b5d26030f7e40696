import { and, eq, isNull } from 'drizzle-orm'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { Queryable } from '#server/platform/database.ts'
import { decisions, meetingRequests } from './decisions.tables.ts'
import { meetings } from './meetings/meetings.tables.ts'

type Change = Partial<
  Pick<typeof decisions.$inferInsert, 'lifeBefore' | 'presidentAnswer' | 'meetingId' | 'abandonedAt' | 'countedAt'>
> & {
  readonly life: DecisionLife
  readonly updatedAt: Date
}

export async function writeLife(db: Queryable, id: string, change: Change): Promise<void> {
  await db.update(decisions).set(change).where(eq(decisions.id, id))
}

type Request = { readonly decisionId: string; readonly userId: string }

const openOf = (decisionId: string) => and(eq(meetingRequests.decisionId, decisionId), isNull(meetingRequests.closedAt))

export async function isSupporter(db: Queryable, { decisionId, userId }: Request): Promise<boolean> {
  const rows = await db
    .select({ id: meetingRequests.id })
    .from(meetingRequests)
    .where(and(openOf(decisionId), eq(meetingRequests.userId, userId)))
  return rows.length > 0
}

export async function insertRequest(
  db: Queryable,
  values: Request & { readonly message: string | null; readonly createdAt: Date },
): Promise<void> {
  await db.insert(meetingRequests).values(values)
}

export async function closeRequest(db: Queryable, { decisionId, userId }: Request, closedAt: Date): Promise<void> {
  await db
    .update(meetingRequests)
    .set({ closedAt })
    .where(and(openOf(decisionId), eq(meetingRequests.userId, userId)))
}

/** Closes every request for the meeting; returns the people who made them. */
export async function closeRequests(db: Queryable, decisionId: string, closedAt: Date): Promise<readonly string[]> {
  const rows = await db
    .update(meetingRequests)
    .set({ closedAt })
    .where(openOf(decisionId))
    .returning({ userId: meetingRequests.userId })
  return rows.map(({ userId }) => userId)
}

export async function insertMeeting(db: Queryable, values: typeof meetings.$inferInsert): Promise<string> {
  const [row] = await db.insert(meetings).values(values).returning({ id: meetings.id })
  if (!row) throw new Error('the meeting was not inserted')
  return row.id
}
