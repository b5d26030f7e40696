import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { attachments } from '../attachments/attachments.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { lots, places } from '../places/places.tables.ts'
import { wordsOf } from '../platform/wordsOf.ts'
import { users } from '../profile/profile.tables.ts'

/** How a charge that not everybody bears is shared out; what everybody bears goes by the tantièmes of the lots. */
export const repartitionKeys = pgTable(
  'repartition_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [unique('repartition_keys_name_is_unique').on(table.placeId, table.name)],
)

export const repartitionKeyLots = pgTable(
  'repartition_key_lots',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => repartitionKeys.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    shares: integer('shares').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.lotId] }),
    check('repartition_key_lots_shares_are_positive', sql`${table.shares} > 0`),
  ],
)

/** A resolution put to the vote. Who may vote, and with how many votes, is frozen in the rows beside it. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    project: text('project'),
    /** Title and description as searches compare them (places/searchText.ts). */
    searchText: text('search_text').notNull().default(''),
    life: text('life').notNull().default('open'),
    /** Where it goes back to when the president refuses a meeting. */
    lifeBefore: text('life_before').notNull().default('open'),
    rule: text('rule').notNull(),
    /** `null` = the tantièmes of all lots. */
    keyId: uuid('key_id').references(() => repartitionKeys.id, { onDelete: 'set null' }),
    /** Frozen: the name of the key (`null` = the tantièmes), and what all shares add up to. */
    keyName: text('key_name'),
    keyTotal: integer('key_total').notNull(),
    /** Cents. */
    projectCents: bigint('project_cents', { mode: 'number' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Why the president refused a meeting, or closed the project. */
    presidentAnswer: text('president_answer'),
    /** The extraordinary meeting to which it was brought. */
    meetingId: uuid('meeting_id').references((): AnyPgColumn => meetings.id, { onDelete: 'set null' }),
    /** Length and last hash of its ballot log; the lock on this row keeps the log in one order. */
    logLength: integer('log_length').notNull().default(0),
    logHead: text('log_head').notNull(),
  },
  (table) => [
    index('decisions_by_place').on(table.placeId, table.createdAt.desc().nullsFirst(), table.id),
    index('decisions_due').on(table.dueAt).where(sql`${table.life} = 'open'`),
    index('decisions_by_words').using('gin', wordsOf(table.searchText)),
    check(
      'decisions_life_is_known',
      sql`${table.life} in ('open', 'pastDate', 'accepted', 'discarded', 'awaitingRequalification', 'requalified', 'concluded')`,
    ),
    check('decisions_life_before_is_known', sql`${table.lifeBefore} in ('open', 'discarded')`),
    check('decisions_total_is_positive', sql`${table.keyTotal} > 0 and ${table.logLength} >= 0`),
    check('decisions_cents_are_positive', sql`${table.projectCents} > 0`),
  ],
)

export const decisionAttachments = pgTable(
  'decision_attachments',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    uniqueIndex('decision_attachments_once').on(table.attachmentId),
    index('decision_attachments_by_decision').on(table.decisionId, table.position),
  ],
)

/** Owners with a vote, as they were when it was opened. Votes are tantièmes, or shares of the key. */
export const decisionVoters = pgTable(
  'decision_voters',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    votes: integer('votes').notNull(),
    /** Whatever votes are counted in: by these an owner of more than half is known, and a meeting asked for. */
    tantiemes: integer('tantiemes').notNull(),
    /** Cents of the project that are theirs; `null` = it costs nothing, or they bear nothing of it. */
    cents: bigint('cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.userId] }),
    index('decision_voters_by_person').on(table.userId),
    check('decision_voters_votes_are_positive', sql`${table.votes} > 0 and ${table.tantiemes} > 0`),
  ],
)

/** Every lot of the place as it was then, and what it bears, so that a person's part can be traced and no total is wrong. */
export const decisionLots = pgTable(
  'decision_lots',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    /** `null` = somebody who is not on the portal: their votes count in every total. */
    ownerId: uuid('owner_id').references(() => users.id),
    tantiemes: integer('tantiemes').notNull(),
    /** Of the key; 0 = it bears nothing. */
    shares: integer('shares').notNull(),
    cents: bigint('cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.lotId] }),
    index('decision_lots_by_owner').on(table.ownerId, table.decisionId),
    check('decision_lots_shares_are_whole', sql`${table.tantiemes} > 0 and ${table.shares} >= 0`),
  ],
)

/** Every vote that was ever cast; of each owner at most one counts. */
export const decisionVotes = pgTable(
  'decision_votes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id),
    voterId: uuid('voter_id')
      .notNull()
      .references(() => users.id),
    choice: text('choice').notNull(),
    votes: integer('votes').notNull(),
    way: text('way').notNull(),
    castBy: uuid('cast_by')
      .notNull()
      .references(() => users.id),
    castAt: timestamp('cast_at', { withTimezone: true }).notNull(),
    /** Its line of the ballot log, and the secret that opens its commitment. */
    sequence: integer('sequence').notNull(),
    secret: text('secret').notNull(),
    /** The signed ballot of a proxy vote. */
    ballotId: uuid('ballot_id').references(() => attachments.id),
    /** False once another one replaced it. */
    isCurrent: boolean('is_current').notNull().default(true),
  },
  (table) => [
    unique('decision_votes_sequence_is_unique').on(table.decisionId, table.sequence),
    uniqueIndex('decision_votes_one_counts').on(table.decisionId, table.voterId).where(sql`${table.isCurrent}`),
    index('decision_votes_by_voter').on(table.voterId),
    index('decision_votes_by_holder').on(table.castBy, table.decisionId),
    uniqueIndex('decision_votes_ballot_once')
      .on(table.ballotId)
      .where(sql`${table.isCurrent} and ${table.ballotId} is not null`),
    check('decision_votes_choice_is_known', sql`${table.choice} in ('for', 'against', 'abstain')`),
    check('decision_votes_way_is_known', sql`${table.way} in ('own', 'proxy')`),
    check('decision_votes_own_is_own', sql`(${table.way} = 'own') = (${table.voterId} = ${table.castBy})`),
    check('decision_votes_proxy_has_ballot', sql`(${table.way} = 'proxy') = (${table.ballotId} is not null)`),
  ],
)

/** The ballot log: appended, never changed (a trigger of the migration refuses it). It names nobody and no choice. */
export const ballotLog = pgTable(
  'ballot_log',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id),
    sequence: integer('sequence').notNull(),
    commitment: text('commitment').notNull(),
    replaces: integer('replaces'),
    castAt: timestamp('cast_at', { withTimezone: true }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.sequence] })],
)

/** Owners who ask for an extraordinary meeting; closed once the president has answered. */
export const meetingRequests = pgTable(
  'meeting_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    message: text('message'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('meeting_requests_one_open').on(table.decisionId, table.userId).where(sql`${table.closedAt} is null`),
    index('meeting_requests_by_person').on(table.userId),
  ],
)

/** People who may hold no power in a place (law 65-557, art. 22): spouse, partner and relatives of the manager or staff. */
export const proxyExclusions = pgTable(
  'proxy_exclusions',
  {
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.userId] }),
    index('proxy_exclusions_by_person').on(table.userId),
    check('proxy_exclusions_reason_is_known', sql`${table.reason} in ('partner', 'relative')`),
  ],
)

/** Reminders that were sent: each once, and none after the vote. */
export const decisionReminders = pgTable(
  'decision_reminders',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How long before the due date (a setting of the offer). */
    daysBefore: smallint('days_before').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.userId, table.daysBefore] }),
    index('decision_reminders_by_person').on(table.userId),
    check('decision_reminders_days_are_positive', sql`${table.daysBefore} > 0`),
  ],
)
