import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisionReminders, decisions, decisionVoters } from '../decisions.tables.ts'

const isOpen = eq(decisions.life, 'open')
const openRows = (db: Queryable, when: SQL | undefined) =>
  db
    .select({ id: decisions.id, offer: places.offer })
    .from(decisions)
    .innerJoin(places, eq(places.id, decisions.placeId))
    .where(and(isOpen, when))
    .orderBy(decisions.dueAt, decisions.id)

/**
 * Uncounted decisions past their due date, which only the clock can tell. A decision with altered votes waits for people instead.
 */
export const dueDecisions = (db: Queryable, at: Date) =>
  openRows(db, and(lte(decisions.dueAt, at), isNull(decisions.alteredAt)))

/** When the next open decision is due; `null` when none is open. */
export async function nextDueDate(db: Queryable, after: Date): Promise<Date | null> {
  const [next] = await db
    .select({ dueAt: decisions.dueAt })
    .from(decisions)
    .where(and(isOpen, gt(decisions.dueAt, after)))
    .orderBy(decisions.dueAt)
    .limit(1)
  return next?.dueAt ?? null
}

/** Decisions of an offer that are due between two moments. */
export async function decisionsDueBetween(db: Queryable, offer: OfferCode, from: Date, to: Date) {
  const rows = await openRows(db, and(eq(places.offer, offer), gt(decisions.dueAt, from), lte(decisions.dueAt, to)))
  return rows.map(({ id }) => id)
}

type Reminder = { readonly decisionId: string; readonly daysBefore: number; readonly sentAt: Date }

/** Records a reminder for every voter who has neither voted nor received it; returns those voters. */
export async function recordReminders(
  db: Queryable,
  { decisionId, daysBefore, sentAt }: Reminder,
): Promise<readonly string[]> {
  const hasVoted = sql`exists (select 1 from ${decisionVotes} where ${and(
    eq(decisionVotes.decisionId, decisionVoters.decisionId),
    eq(decisionVotes.voterId, decisionVoters.userId),
    decisionVotes.isCurrent,
  )})`
  const silent = db
    .select({
      decisionId: decisionVoters.decisionId,
      userId: decisionVoters.userId,
      daysBefore: sql`${daysBefore}::smallint`.as('days_before'),
      sentAt: sql`${sentAt.toISOString()}::timestamptz`.as('sent_at'),
    })
    .from(decisionVoters)
    .where(and(eq(decisionVoters.decisionId, decisionId), sql`not ${hasVoted}`))
  const rows = await db
    .insert(decisionReminders)
    .select(silent)
    .onConflictDoNothing()
    .returning({ userId: decisionReminders.userId })
  return rows.map(({ userId }) => userId)
}
