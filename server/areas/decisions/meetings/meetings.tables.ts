import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
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
    sqlId: text('sql_id'),
    kind: text('kind').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    location: text('location').notNull(),
    /** `null` until the minutes are notified. */
    minutesNotifiedOn: date('minutes_notified_on', { mode: 'string' }),
  },
  (table) => [
    unique('meetings_sql_id_is_unique').on(table.placeId, table.sqlId),
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

/** Powers given online for a whole meeting. Their two parties see them; the keeper of the attendance sees who holds whose. */
export const meetingPowers = pgTable(
  'meeting_powers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    giverId: uuid('giver_id')
      .notNull()
      .references(() => users.id),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id),
    /** Never `used`: that is computed from the votes recorded in the room. */
    status: text('status').notNull().default('offered'),
    instructions: text('instructions'),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    /** When its status last changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('meeting_powers_one_valid')
      .on(table.meetingId, table.giverId)
      .where(sql`${table.status} in ('offered', 'accepted')`),
    index('meeting_powers_by_giver').on(table.giverId, table.meetingId),
    index('meeting_powers_by_holder').on(table.holderId, table.meetingId),
    check('meeting_powers_status_is_known', sql`${table.status} in ('offered', 'accepted', 'declined', 'revoked')`),
    check('meeting_powers_have_two_parties', sql`${table.giverId} <> ${table.holderId}`),
  ],
)
