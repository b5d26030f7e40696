import { and, eq, ilike, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { choice } from '#contract/decisions/majorities.ts'
import { attendances } from '#contract/decisions/meetingDesk.ts'
import type { Room, RoomVoter } from '#contract/decisions/roomVotes.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { personShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions, decisionVoters } from '../decisions.tables.ts'
import { meetingAttendances, meetingPowers, meetings } from '../meetings/meetings.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { entersCount } from '../voteChecks/voteStatus.store.ts'

type Of = { readonly decisionId: string }

const counts = entersCount(sql`current_vote.decision_id`, sql`current_vote.sequence`)

/**
 * The roll of a decision with the attendance in the room: owners recorded as present or represented. Any other owner keeps their
 * remote vote or vote by power. A contested choice has to be recorded again, or checked.
 */
const roll = ({ decisionId }: Of) => sql`
  select voter.user_id, voter.votes, current_vote.id as vote_id, current_vote.sequence,
    coalesce(written.attendance in ('present', 'represented'), false) as is_in_room,
    case when written.attendance in ('present', 'represented') then written.attendance
      when current_vote.way = 'own' and ${counts} then 'correspondence'
      when current_vote.way = 'proxy' and ${counts} then 'represented'
      else coalesce(written.attendance, 'absent') end as attendance,
    case when current_vote.way = 'meeting' and ${counts} then current_vote.choice end as choice
  from ${decisionVoters} voter
  join ${decisions} decision on decision.id = voter.decision_id
  left join ${meetingAttendances} written
    on written.meeting_id = decision.meeting_id and written.user_id = voter.user_id
  left join ${decisionVotes} current_vote
    on current_vote.decision_id = voter.decision_id and current_vote.voter_id = voter.user_id and current_vote.is_current
  where voter.decision_id = ${decisionId}`

const figures = z.object({
  rows: z.tuple([z.object({ people: z.int(), votes: z.int(), waitingPeople: z.int(), waitingVotes: z.int() })]),
})

/** The number of people in the room, and of those whose choice is not recorded yet. */
export async function countRoom(db: Queryable, of: Of): Promise<Omit<Room, 'decisionId' | 'meetingId' | 'isOpen'>> {
  const isWaiting = sql`is_in_room and choice is null`
  const found = await db.execute(sql`
    select count(*) filter (where is_in_room)::int as people,
      coalesce(sum(votes) filter (where is_in_room), 0)::int as votes,
      count(*) filter (where ${isWaiting})::int as "waitingPeople",
      coalesce(sum(votes) filter (where ${isWaiting}), 0)::int as "waitingVotes"
    from (${roll(of)}) voters`)
  return figures.parse(found).rows[0]
}

type Filter = Of & {
  readonly placeId: string
  readonly locale: LocaleCode
  readonly search?: string | undefined
  /** Limits the list to one owner. */
  readonly userId?: string
  /** Limits the list to people in the room. */
  readonly isInRoom?: boolean
}

const line = z.object({
  id: z.uuid(),
  person: z.nullable(personShown),
  votes: z.int(),
  attendance: z.enum(attendances),
  isInRoom: z.boolean(),
  choice: z.nullable(choice),
  representative: z.nullable(personShown),
})
const listed = z.object({ rows: z.array(line.extend({ total: z.int() })) })
const counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

const named = ({ search, userId, isInRoom = false, ...of }: Filter) => sql`
  from (${roll(of)}) voters join ${users} on ${users.id} = voters.user_id
  left join ${meetingPowers} on ${meetingPowers.giverId} = voters.user_id and ${meetingPowers.status} = 'accepted'
    and voters.attendance = 'represented' and voters.is_in_room
    and ${meetingPowers.meetingId} = (select meeting_id from ${decisions} where ${decisions.id} = ${of.decisionId})
  where ${and(
    isInRoom ? sql`is_in_room` : sql`true`,
    search === undefined ? undefined : ilike(users.searchText, toSearchPattern(search)),
    userId === undefined ? undefined : eq(users.id, userId),
  )}`

/** A page of the roll: people in the room first, then by name. */
export async function listRoomVoters(db: Queryable, filter: Filter, page: PageQuery) {
  const shown = (personId: SQLWrapper) =>
    personOfDecision(personId, sql`${filter.decisionId}::uuid`, sql`${filter.placeId}::uuid`)
  const found = await db.execute(sql`
    select ${users.id} as id, ${shown(sql`voters.user_id`)} as person,
      voters.votes, voters.attendance, voters.is_in_room as "isInRoom", voters.choice,
      case when ${meetingPowers.holderId} is not null then ${shown(meetingPowers.holderId)} end as representative,
      (count(*) over ())::int as total
    ${named(filter)} order by voters.is_in_room desc, ${users.searchText}, ${users.id}
    limit ${page.perPage} offset ${rowsToSkip(page)}`)
  const { rows } = listed.parse(found)
  const meta = await metaOf(rows, page, async () => {
    const count = await db.execute(sql`select count(*)::int as total ${named(filter)}`)
    return counted.parse(count).rows[0].total
  })
  const voters = rows.map(
    ({ total: _, person, representative, ...voter }): RoomVoter => ({
      ...voter,
      person: toAuthor(person, filter.locale),
      representative: representative === null ? null : toAuthor(representative, filter.locale),
    }),
  )
  return { voters, meta }
}

const held = z.object({
  rows: z.array(
    z.object({
      userId: z.uuid(),
      votes: z.int(),
      isInRoom: z.boolean(),
      choice: z.nullable(choice),
      former: z.nullable(z.object({ id: z.uuid(), sequence: z.int() })),
    }),
  ),
})
export type RollLine = z.output<typeof held>['rows'][number]

/** The lines of the roll to record, with the votes to replace: everybody waiting in the room, or one owner. */
export async function linesOfRoom(db: Queryable, of: Of, userId?: string): Promise<readonly RollLine[]> {
  const found = await db.execute(sql`
    select user_id as "userId", votes, is_in_room as "isInRoom", choice,
      case when vote_id is null then null else json_build_object('id', vote_id, 'sequence', sequence) end as former
    from (${roll(of)}) voters
    where ${userId === undefined ? sql`is_in_room and choice is null` : sql`user_id = ${userId}::uuid`}
    order by user_id`)
  return held.parse(found).rows
}

/** The decision and its meeting, if any, for a member of the place. */
export async function findRoom(db: Queryable, userId: string, decisionId: string) {
  const [row] = await db
    .select({ placeId: decisions.placeId, life: decisions.life, meeting: meetings })
    .from(decisions)
    .leftJoin(meetings, eq(meetings.id, decisions.meetingId))
    .where(and(eq(decisions.id, decisionId), memberOf(userId, decisions.placeId)))
  return row ?? null
}

/** A recorded choice means that the person was in the room. */
export async function hasVotedInRoom(db: Queryable, meetingId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, and(eq(decisions.id, decisionVotes.decisionId), eq(decisions.meetingId, meetingId)))
    .where(and(eq(decisionVotes.voterId, userId), eq(decisionVotes.way, 'meeting'), decisionVotes.isCurrent))
    .limit(1)
  return rows.length > 0
}
