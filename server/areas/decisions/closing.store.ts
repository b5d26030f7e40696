import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { majorityRule } from '#contract/decisions/majorities.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisionReminders, decisions, decisionVoters } from './decisions.tables.ts'

const isOpen = eq(decisions.life, 'open')
const shown = {
  id: decisions.id,
  placeId: decisions.placeId,
  title: decisions.title,
  rule: decisions.rule,
  dueAt: decisions.dueAt,
  createdAt: decisions.createdAt,
}

async function openDecisions(db: Queryable, offer: OfferCode, when: SQL | undefined) {
  const rows = await db
    .select({ id: decisions.id })
    .from(decisions)
    .innerJoin(places, and(eq(places.id, decisions.placeId), eq(places.offer, offer)))
    .where(and(isOpen, when))
    .orderBy(decisions.dueAt, decisions.id)
  return rows.map(({ id }) => id)
}

/** Uncounted decisions of an offer past their due date. No row says so: only the clock does. */
export const dueDecisions = (db: Queryable, offer: OfferCode, at: Date) =>
  openDecisions(db, offer, lte(decisions.dueAt, at))

/** Decisions of an offer that are due between two moments. */
export const decisionsDueBetween = (db: Queryable, offer: OfferCode, from: Date, to: Date) =>
  openDecisions(db, offer, and(gt(decisions.dueAt, from), lte(decisions.dueAt, to)))

/** Locks a decision that is still open; `null` when it is not, or when another process was faster. */
export async function lockOpen(db: Queryable, id: string) {
  const [row] = await db
    .select(shown)
    .from(decisions)
    .where(and(eq(decisions.id, id), isOpen))
    .for('no key update')
  return row ? { ...row, rule: majorityRule.parse(row.rule) } : null
}

type Reminder = { readonly decisionId: string; readonly daysBefore: number; readonly sentAt: Date }

/** Records a reminder for every voter who has neither voted nor had it; returns those voters. */
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
