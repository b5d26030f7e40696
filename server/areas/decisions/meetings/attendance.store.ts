import { and, eq, ilike, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Attendance, type Attendee, attendances } from '#contract/decisions/meetingDesk.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { personShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions, decisionVoters } from '../decisions.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { entersCount } from '../voteChecks/voteStatus.store.ts'
import { meetingAttendances, meetingPowers } from './meetings.tables.ts'

export type OfMeeting = { readonly id: string; readonly placeId: string; readonly heldAt: Date }

/**
 * One row for each owner of a place, with their part in a meeting. A recorded attendance keeps the votes of its day, even if the
 * lot is sold. A remote vote or a vote by power on its agenda counts as taking part, unless the owner came, but only from the hour
 * of the meeting: until then nobody may learn who has voted.
 */
const ownersIn = ({ id, placeId, heldAt }: OfMeeting, at: Date) => sql`
  select coalesce(held.user_id, written.user_id) as user_id, coalesce(written.votes, held.votes) as votes,
    case when written.attendance in ('present', 'represented') then written.attendance
      when voted.way = 'own' then 'correspondence'
      when voted.way = 'proxy' then 'represented'
      else coalesce(written.attendance, 'absent') end as attendance
  from (
    select ${lots.ownerId} as user_id, sum(${lots.tantiemes})::int as votes from ${lots}
    where ${lots.placeId} = ${placeId} and ${lots.ownerId} is not null group by 1) held
  full join (
    select ${meetingAttendances.userId} as user_id, ${meetingAttendances.votes} as votes,
      ${meetingAttendances.attendance} as attendance
    from ${meetingAttendances} where ${meetingAttendances.meetingId} = ${id}) written on written.user_id = held.user_id
  left join (
    select ${decisionVotes.voterId} as user_id, min(${decisionVotes.way}) as way
    from ${decisionVotes} join ${decisions} on ${decisions.id} = ${decisionVotes.decisionId}
    where ${decisions.meetingId} = ${id} and ${decisionVotes.isCurrent} and ${decisionVotes.way} <> 'meeting'
      and ${heldAt <= at} and ${entersCount(decisionVotes.decisionId, decisionVotes.sequence)} group by 1) voted
    on voted.user_id = coalesce(held.user_id, written.user_id)`

/**
 * A person with their name on the roll of the meeting's first resolution, as in the other papers of that vote; otherwise with
 * their current name.
 */
export const personInMeeting = (personId: SQLWrapper, { id, placeId }: OfMeeting) =>
  personOfDecision(
    personId,
    sql`(select first.id from ${decisions} first join ${decisionVoters} voter
      on voter.decision_id = first.id and voter.user_id = ${personId}
      where first.meeting_id = ${id}::uuid order by first.created_at, first.id limit 1)`,
    sql`${placeId}::uuid`,
  )

const attendance = z.enum(attendances)
const listed = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      person: z.nullable(personShown),
      votes: z.int(),
      attendance,
      representative: z.nullable(personShown),
      total: z.int(),
    }),
  ),
})
const counted = z.object({ rows: z.tuple([z.object({ total: z.int(), attending: z.int() })]) })

type Filter = {
  readonly meeting: OfMeeting
  readonly at: Date
  readonly locale: LocaleCode
  readonly search?: string | undefined
  /** Limits the list to one owner. */
  readonly userId?: string
  /** Leaves out this owner. */
  readonly withoutId?: string
  /** Limits the list to owners who take part. */
  readonly isAttending?: boolean
}

const named = ({ meeting, at, search, userId, withoutId, isAttending = false }: Filter) => sql`
  from (${ownersIn(meeting, at)}) owners join ${users} on ${users.id} = owners.user_id
  left join ${meetingPowers} on ${meetingPowers.meetingId} = ${meeting.id} and ${meetingPowers.giverId} = owners.user_id
    and ${meetingPowers.status} = 'accepted'
  where ${and(
    search === undefined ? undefined : ilike(users.searchText, toSearchPattern(search)),
    userId === undefined ? undefined : eq(users.id, userId),
    withoutId === undefined ? undefined : ne(users.id, withoutId),
    isAttending ? sql`owners.attendance <> 'absent'` : sql`true`,
  )}`

/** A page of the owners, by name. */
export async function listAttendees(db: Queryable, filter: Filter, page: PageQuery) {
  const found = await db.execute(sql`
    select ${users.id} as id, ${personInMeeting(sql`owners.user_id`, filter.meeting)} as person,
      owners.votes, owners.attendance, case when ${meetingPowers.holderId} is not null
        then ${personInMeeting(meetingPowers.holderId, filter.meeting)} end as representative, (count(*) over ())::int as total
    ${named(filter)} order by ${users.searchText}, ${users.id} limit ${page.perPage} offset ${rowsToSkip(page)}`)
  const { rows } = listed.parse(found)
  const meta = await metaOf(rows, page, async () => {
    const count = await db.execute(sql`select count(*)::int as total, 0 as attending ${named(filter)}`)
    return counted.parse(count).rows[0].total
  })
  const attendees = rows.map(
    ({ id, person, votes, attendance: way, representative }): Attendee => ({
      id,
      person: toAuthor(person, filter.locale),
      votes,
      attendance: way,
      representative: representative === null ? null : toAuthor(representative, filter.locale),
    }),
  )
  return { attendees, meta }
}

/** Everybody who takes part, by name, for the minutes. */
export async function attendingOwners(db: Queryable, filter: Pick<Filter, 'meeting' | 'at' | 'locale'>) {
  const everybody = { page: 1, perPage: 1_000_000 }
  return (await listAttendees(db, { ...filter, isAttending: true }, everybody)).attendees
}

/** How many owners there are, and the tantièmes of those who take part. */
export async function countAttendance(db: Queryable, meeting: OfMeeting, at: Date) {
  const found = await db.execute(sql`
    select count(*)::int as total, coalesce(sum(owners.votes) filter (where owners.attendance <> 'absent'), 0)::int as attending
    from (${ownersIn(meeting, at)}) owners`)
  const { total, attending } = counted.parse(found).rows[0]
  return { owners: total, votesAttending: attending }
}

/** The attendance that was recorded for an owner, or `null`. */
export async function recordedAttendance(db: Queryable, meetingId: string, userId: string): Promise<Attendance | null> {
  const [row] = await db
    .select({ attendance: meetingAttendances.attendance })
    .from(meetingAttendances)
    .where(and(eq(meetingAttendances.meetingId, meetingId), eq(meetingAttendances.userId, userId)))
  return row ? attendance.parse(row.attendance) : null
}

/** An upsert, because somebody may come late. */
export async function writeAttendance(db: Queryable, values: typeof meetingAttendances.$inferInsert): Promise<void> {
  await db
    .insert(meetingAttendances)
    .values(values)
    .onConflictDoUpdate({
      target: [meetingAttendances.meetingId, meetingAttendances.userId],
      set: { attendance: values.attendance, writtenAt: values.writtenAt },
    })
}
