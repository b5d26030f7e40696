import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { meetingAttendances, meetingPowers, meetings } from './meetings.tables.ts'

/** How a person took part in general meetings, and the powers they gave or held. It omits the other party, as for decisions. */
export async function findOwnMeetings(db: Queryable, { userId }: { readonly userId: string }) {
  const powersOf = (person: typeof meetingPowers.giverId | typeof meetingPowers.holderId) =>
    db
      .select({
        placeName: places.name,
        placeOffer: places.offer,
        heldAt: meetings.heldAt,
        status: meetingPowers.status,
        // The instructions are the giver's text.
        instructions: sql<
          string | null
        >`case when ${meetingPowers.giverId} = ${userId} then ${meetingPowers.instructions} end`,
        givenAt: meetingPowers.givenAt,
        updatedAt: meetingPowers.updatedAt,
      })
      .from(meetingPowers)
      .innerJoin(meetings, eq(meetings.id, meetingPowers.meetingId))
      .innerJoin(places, eq(places.id, meetings.placeId))
      .where(eq(person, userId))
      .orderBy(desc(meetingPowers.givenAt), meetingPowers.id)
  return {
    meetingPowersGiven: await powersOf(meetingPowers.giverId),
    meetingPowersHeld: await powersOf(meetingPowers.holderId),
    meetingAttendances: await db
      .select({
        placeName: places.name,
        placeOffer: places.offer,
        heldAt: meetings.heldAt,
        attendance: meetingAttendances.attendance,
        votes: meetingAttendances.votes,
        writtenAt: meetingAttendances.writtenAt,
      })
      .from(meetingAttendances)
      .innerJoin(meetings, eq(meetings.id, meetingAttendances.meetingId))
      .innerJoin(places, eq(places.id, meetings.placeId))
      .where(eq(meetingAttendances.userId, userId))
      .orderBy(desc(meetings.heldAt), meetings.id),
  }
}
