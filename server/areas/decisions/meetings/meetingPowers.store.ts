import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Power, type PowerStatus, power, powerStatus } from '#contract/decisions/powers.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { type OfMeeting, personInMeeting } from './attendance.store.ts'
import { meetingPowers } from './meetings.tables.ts'

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const wrapped = <Value>(value: SQL<Value>) => sql<Value>`${value}`

/** An accepted power is used once the room has recorded a vote of the giver. */
const status = wrapped(sql<string>`case when ${meetingPowers.status} = 'accepted' and exists (
    select 1 from ${decisionVotes} join ${decisions} on ${decisions.id} = ${decisionVotes.decisionId}
    where ${decisions.meetingId} = ${meetingPowers.meetingId} and ${decisionVotes.voterId} = ${meetingPowers.giverId}
      and ${decisionVotes.way} = 'meeting' and ${decisionVotes.isCurrent})
  then 'used' else ${meetingPowers.status} end`)

const giverVotes = ({ placeId }: OfMeeting) =>
  wrapped(sql<number>`(select coalesce(sum(${lots.tantiemes}), 0)::int from ${lots}
    where ${lots.placeId} = ${placeId} and ${lots.ownerId} = ${meetingPowers.giverId})`)

type OfPerson = { readonly meeting: OfMeeting; readonly userId: string }

/** The powers for a meeting in which the person is the giver or the holder, the latest first. */
export async function powersOfPerson(
  db: Queryable,
  { meeting, userId, locale }: OfPerson & { readonly locale: LocaleCode },
): Promise<Power[]> {
  const rows = await db
    .select({
      id: meetingPowers.id,
      giver: personInMeeting(meetingPowers.giverId, meeting),
      holder: personInMeeting(meetingPowers.holderId, meeting),
      isOwn: sql<boolean>`${eq(meetingPowers.giverId, userId)}`,
      votes: giverVotes(meeting),
      status,
      instructions: meetingPowers.instructions,
      givenAt: meetingPowers.givenAt,
    })
    .from(meetingPowers)
    .where(
      and(
        eq(meetingPowers.meetingId, meeting.id),
        or(eq(meetingPowers.giverId, userId), eq(meetingPowers.holderId, userId)),
      ),
    )
    .orderBy(desc(meetingPowers.givenAt), meetingPowers.id)
  return rows.map(({ giver, holder, givenAt, ...row }) =>
    power.parse({
      ...row,
      giver: toAuthor(giver, locale),
      holder: toAuthor(holder, locale),
      givenAt: givenAt.toISOString(),
    }),
  )
}

async function findOne(db: Queryable, condition: SQL | undefined) {
  const [row] = await db
    .select({ id: meetingPowers.id, giverId: meetingPowers.giverId, holderId: meetingPowers.holderId, status })
    .from(meetingPowers)
    .where(condition)
  return row ? { ...row, status: powerStatus.parse(row.status) } : null
}

export const findPower = (db: Queryable, meetingId: string, id: string) =>
  findOne(db, and(eq(meetingPowers.meetingId, meetingId), eq(meetingPowers.id, id)))

/** Matches powers that nobody has declined or revoked. */
export const isValidPower = inArray(meetingPowers.status, ['offered', 'accepted'] satisfies PowerStatus[])

/** The power of an owner that nobody has declined or revoked, or `null`. */
export const validPowerOf = (db: Queryable, meetingId: string, giverId: string) =>
  findOne(db, and(eq(meetingPowers.meetingId, meetingId), eq(meetingPowers.giverId, giverId), isValidPower))

/** The accepted powers in which the person is a party, with the votes of each giver now. */
export async function acceptedPowersOf(db: Queryable, { meeting, userId }: OfPerson) {
  return db
    .select({ giverId: meetingPowers.giverId, holderId: meetingPowers.holderId, votes: giverVotes(meeting) })
    .from(meetingPowers)
    .where(
      and(
        eq(meetingPowers.meetingId, meeting.id),
        eq(meetingPowers.status, 'accepted'),
        or(eq(meetingPowers.giverId, userId), eq(meetingPowers.holderId, userId)),
      ),
    )
    .orderBy(meetingPowers.giverId)
}

export async function insertPower(db: Queryable, values: typeof meetingPowers.$inferInsert): Promise<void> {
  await db.insert(meetingPowers).values(values)
}

export async function writePowerStatus(
  db: Queryable,
  id: string,
  written: Exclude<PowerStatus, 'used'>,
  updatedAt: Date,
): Promise<void> {
  await db.update(meetingPowers).set({ status: written, updatedAt }).where(eq(meetingPowers.id, id))
}
