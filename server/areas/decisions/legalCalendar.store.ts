import { and, asc, eq, exists, gt, notExists, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisions, decisionVoters } from './decisions.tables.ts'
import { meetings } from './meetings/meetings.tables.ts'

type Scope = { readonly userId: string; readonly offer: OfferCode; readonly now: Date }

/** Older events are left out. */
const kept = 400 * 24 * 3_600_000

const asBoolean = (condition: SQL) => sql<boolean>`${condition}`

/** Meetings of one person's places, with the person's part in each. */
export async function meetingsOfPerson(db: Queryable, { userId, offer, now }: Scope) {
  const own = db
    .select({ one: sql`1` })
    .from(lots)
    .where(and(eq(lots.placeId, places.id), eq(lots.ownerId, userId)))
  return db
    .select({
      id: meetings.id,
      kind: meetings.kind,
      heldAt: meetings.heldAt,
      location: meetings.location,
      minutesNotifiedOn: meetings.minutesNotifiedOn,
      placeName: places.name,
      hasVotes: asBoolean(exists(own)),
      keepsIt: asBoolean(memberWith('meeting.attend', userId, places.id)),
    })
    .from(meetings)
    .innerJoin(places, and(eq(places.id, meetings.placeId), eq(places.offer, offer)))
    .where(and(gt(meetings.heldAt, new Date(now.getTime() - kept)), memberWith('meeting.read', userId, places.id)))
    .orderBy(asc(meetings.heldAt), asc(meetings.id))
}

/** Open decisions in which the person, and no holder of their power, has not voted yet. */
export async function votesToCast(db: Queryable, { userId, offer, now }: Scope) {
  const cast = db
    .select({ one: sql`1` })
    .from(decisionVotes)
    .where(and(eq(decisionVotes.decisionId, decisions.id), eq(decisionVotes.voterId, userId), decisionVotes.isCurrent))
  return db
    .select({ id: decisions.id, title: decisions.title, dueAt: decisions.dueAt, placeName: places.name })
    .from(decisions)
    .innerJoin(decisionVoters, and(eq(decisionVoters.decisionId, decisions.id), eq(decisionVoters.userId, userId)))
    .innerJoin(places, and(eq(places.id, decisions.placeId), eq(places.offer, offer)))
    .where(
      and(
        eq(decisions.life, 'open'),
        gt(decisions.dueAt, now),
        notExists(cast),
        memberWith('decision.vote', userId, places.id),
      ),
    )
    .orderBy(asc(decisions.dueAt), asc(decisions.id))
}
