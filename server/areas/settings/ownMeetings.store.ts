import { desc, eq } from 'drizzle-orm'
import { meetingAttendances, meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import type { Queryable } from '#server/platform/database.ts'
import { calendarFeeds } from '#server/services/calendar/calendar.tables.ts'
import { places } from '#server/services/directory/places.tables.ts'

/** How a person took part in general meetings, and since when their calendar has an address; never the address. */
export async function findOwnMeetings(db: Queryable, userId: string) {
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
    calendarFeeds: await db
      .select({ offer: calendarFeeds.offer, createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId))
      .orderBy(calendarFeeds.offer),
  }
}
