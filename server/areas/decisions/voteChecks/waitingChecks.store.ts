import { and, asc, eq, min, not, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { isToCheckBy, waitsForCheck } from './voteChecks.store.ts'

/** The caller, and the time as ISO 8601. */
type Caller = { readonly userId: string; readonly offer: OfferCode; readonly now: string }

const now = sql.placeholder('now')
const ofOffer = and(eq(places.id, decisions.placeId), eq(places.offer, sql.placeholder('offer')))
const checksThere = mayReadIn(decisions.placeId, 'vote.check')

const firstDue = (column: typeof decisions.id | typeof decisions.title) =>
  sql<string>`(array_agg(${column} order by ${decisions.dueAt}, ${decisions.id}))[1]`

/** The votes that fulfil a condition, by place; the place whose decision is due first comes first. */
const byPlace = (name: string, condition: SQL | undefined) =>
  prepared((db) =>
    db
      .select({
        placeId: decisions.placeId,
        placeName: places.name,
        count: sql<number>`count(*)::int`,
        id: firstDue(decisions.id),
        title: firstDue(decisions.title),
        dueAt: sql<Date>`${min(decisions.dueAt)}`.mapWith(decisions.dueAt),
      })
      .from(decisionVotes)
      .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
      .innerJoin(places, ofOffer)
      .where(condition)
      .groupBy(decisions.placeId, places.name)
      .orderBy(asc(min(decisions.dueAt)), asc(decisions.placeId))
      .prepare(name),
  )

const own = byPlace('own_votes_to_check', and(isToCheckBy(sql.placeholder('userId'), now), checksThere))
const others = byPlace(
  'others_votes_to_check',
  and(waitsForCheck(now), mayReadIn(decisions.placeId, 'voteCheck.follow'), not(checksThere)),
)

export const findChecksToDo = (db: Queryable, caller: Caller) => own(db).execute(caller)
export const findChecksOfOthers = (db: Queryable, caller: Caller) => others(db).execute(caller)
