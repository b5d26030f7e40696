import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** General meetings, past and to come. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    location: text('location').notNull(),
    /** `null` until the minutes are notified. */
    minutesNotifiedOn: date('minutes_notified_on', { mode: 'string' }),
  },
  (table) => [
    index('meetings_by_place').on(table.placeId, table.heldAt),
    check('meetings_kind_is_known', sql`${table.kind} in ('ordinary', 'extraordinary')`),
  ],
)

/** The recorded part of an owner in a meeting, with the votes they had on that day. */
export const meetingAttendances = pgTable(
  'meeting_attendances',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attendance: text('attendance').notNull(),
    votes: integer('votes').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_attendances_by_person').on(table.userId),
    check(
      'meeting_attendances_attendance_is_known',
      sql`${table.attendance} in ('present', 'represented', 'correspondence', 'absent')`,
    ),
    check('meeting_attendances_votes_are_positive', sql`${table.votes} > 0`),
  ],
)
