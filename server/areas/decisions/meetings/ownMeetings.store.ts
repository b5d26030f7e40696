import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { meetingAttendances, meetings } from './meetings.tables.ts'

/** How a person took part in general meetings. */
export async function findOwnMeetings(db: Queryable, { userId }: { readonly userId: string }) {
  return {
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
