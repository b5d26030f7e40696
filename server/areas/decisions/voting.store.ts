import { and, eq, inArray, sql } from 'drizzle-orm'
import { type DecisionLife, decisionLife } from '#contract/decisions/decisionList.ts'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { prepared } from '#server/platform/prepared.ts'
import { isConfirmed } from '#server/services/access/confirmations.store.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisions, decisionVoters } from './decisions.tables.ts'
import { hasVoted, ownLine } from './shownDecision.store.ts'

type Confirmation = Parameters<typeof isConfirmed>[0]

const decision = thingsIn('decision', decisions)
export const placeOfDecision = placeOf(({ decisionId }: { readonly decisionId: string }) => decision(decisionId))
export const isInLives = (lives: readonly DecisionLife[]) => isThere(decisions, inArray(decisions.life, [...lives]))

type Scope = { readonly userId: string; readonly decisionId: string; readonly confirmation: Confirmation | null }

const userId = sql.placeholder('userId')
const decisionFor = (db: Queryable) =>
  db
    .select({
      id: decisions.id,
      placeId: decisions.placeId,
      title: decisions.title,
      rule: decisions.rule,
      life: decisions.life,
      before: decisions.lifeBefore,
      dueAt: decisions.dueAt,
      updatedAt: decisions.updatedAt,
      alteredAt: decisions.alteredAt,
      log: { length: decisions.logLength, head: decisions.logHead },
      meetingId: decisions.meetingId,
      ownVotes: decisionVoters.votes,
      hasVoted: hasVoted.mapWith(Boolean),
      confirmed: isConfirmed({
        userId,
        sessionId: sql.placeholder('sessionId'),
        hash: sql.placeholder('hash'),
        now: sql.placeholder('now'),
      }),
    })
    .from(decisions)
    .leftJoin(decisionVoters, ownLine(userId))
    .where(and(eq(decisions.id, sql.placeholder('decisionId')), memberOf(userId, decisions.placeId)))

const found = prepared((db) => decisionFor(db).prepare('decision_for_voter'))
const held = prepared((db) => decisionFor(db).for('no key update', { of: decisions }).prepare('decision_held'))

/** Without a confirmation, its values match no row. */
const valuesOf = ({ userId: person, decisionId, confirmation }: Scope) => ({
  ...(confirmation ?? { sessionId: null, hash: null, now: null }),
  userId: person,
  decisionId,
})

/** One decision of a place the person belongs to, with their own line of its roll. */
export async function findForVoter(db: Queryable, scope: Scope) {
  const [row] = await found(db).execute(valuesOf(scope))
  return row ? toHeld(row) : null
}

/**
 * Locks the decision, so that changes happen one after the other. After a wait only the row of the decision is fresh, so read the
 * rest afterwards.
 */
export async function lockDecision(db: Queryable, scope: Scope) {
  const [row] = await held(db).execute(valuesOf(scope))
  return row ? toHeld(row) : null
}

const toHeld = <Row extends { readonly life: string; readonly before: string }>(row: Row) => ({
  ...row,
  life: decisionLife.parse(row.life),
  /** The president’s refusal returns to this state; the column may also hold the earlier states of closed projects. */
  before: row.before === 'discarded' ? ('discarded' as const) : ('open' as const),
})

/** A vote by id, with the current vote of its voter. */
export async function findVote(db: Queryable, decisionId: string, voteId: string) {
  const [row] = await db
    .select()
    .from(decisionVotes)
    .where(and(eq(decisionVotes.decisionId, decisionId), eq(decisionVotes.id, voteId)))
  return row ?? null
}
