import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Choice } from '#contract/decisions/majorities.ts'
import { choice } from '#contract/decisions/majorities.ts'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { hasOwnMinutes } from '../shownDecision.store.ts'
import { entersCount } from '../voteChecks/voteStatus.store.ts'

type Scope = { readonly userId: string }

const recorded = {
  id: decisions.id,
  title: decisions.title,
  description: decisions.description,
  rule: decisions.rule,
  dueAt: decisions.dueAt,
  meetingId: decisions.meetingId,
  countedAt: decisions.countedAt,
  logLength: decisions.logLength,
  logHead: decisions.logHead,
}
const toRecorded = <Row extends { readonly rule: string }>(row: Row) => ({
  ...row,
  rule: majorityRule.parse(row.rule),
})
export type RecordedDecision = Awaited<ReturnType<typeof decisionsOfMeeting>>[number]

export async function findRecordedDecision(db: Queryable, { userId }: Scope, decisionId: string) {
  const [row] = await db
    .select({ ...recorded, placeId: decisions.placeId, hasMinutes: hasOwnMinutes.mapWith(Boolean) })
    .from(decisions)
    .where(and(eq(decisions.id, decisionId), memberOf(userId, decisions.placeId)))
  return row ? toRecorded(row) : null
}

/** The resolutions of a meeting with their votes, in order. */
export async function decisionsOfMeeting(db: Queryable, { userId }: Scope, meetingId: string) {
  const rows = await db
    .select(recorded)
    .from(decisions)
    .innerJoin(meetings, eq(meetings.id, decisions.meetingId))
    .where(and(eq(meetings.id, meetingId), memberOf(userId, decisions.placeId)))
    .orderBy(asc(decisions.createdAt), asc(decisions.id))
  return rows.map(toRecorded)
}

/** The voters that minutes must name, with their votes: those against and those abstaining (decree of 17 March 1967, art. 17). */
export async function namedVoters(db: Queryable, decisionId: string, locale: LocaleCode) {
  const rows = await db
    .select({
      choice: decisionVotes.choice,
      votes: decisionVotes.votes,
      voterId: decisionVotes.voterId,
      person: personOfDecision(decisionVotes.voterId, decisions.id, decisions.placeId),
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(
      and(
        eq(decisionVotes.decisionId, decisionId),
        decisionVotes.isCurrent,
        entersCount(decisionVotes.decisionId, decisionVotes.sequence),
        inArray(decisionVotes.choice, ['against', 'abstain'] satisfies Choice[]),
      ),
    )
  return rows
    .map((row) => ({
      choice: choice.parse(row.choice),
      votes: row.votes,
      voterId: row.voterId,
      name: toAuthor(row.person, locale).displayName,
    }))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

/** The owners whose votes nobody had checked when the votes were counted, by name. */
export async function uncheckedVoters(db: Queryable, decisionId: string, locale: LocaleCode): Promise<string[]> {
  const rows = await db
    .select({
      voterId: decisionVotes.voterId,
      person: personOfDecision(decisionVotes.voterId, decisions.id, decisions.placeId),
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(
      and(
        eq(decisionVotes.decisionId, decisionId),
        decisionVotes.isCurrent,
        not(entersCount(decisionVotes.decisionId, decisionVotes.sequence)),
      ),
    )
  return rows
    .map(({ voterId, person }) => ({ voterId, name: toAuthor(person, locale).displayName }))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ name }) => name)
}

/** Sorts by the names on the paper, so that the order is as stable as they are. */
const orderOf = ({ name, voterId }: { readonly name: string; readonly voterId: string }) =>
  `${toSearchText(name)} ${voterId}`

/** One owner with the tantièmes of their lots; `null` when they own none here. */
export async function ownerOnPaper(db: Queryable, userId: string, placeId: string, locale: LocaleCode) {
  const [row] = await db
    .select({
      votes: sql<number>`coalesce(sum(${lots.tantiemes}), 0)::int`,
      person: personShownIn(sql`${userId}::uuid`, sql`${placeId}::uuid`),
    })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), eq(lots.ownerId, userId)))
  return row && row.votes > 0 ? { votes: row.votes, name: toAuthor(row.person, locale).displayName } : null
}
