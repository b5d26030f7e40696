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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { meetings } from './meetings/meetings.tables.ts'

/** A resolution put to the vote. Its voters and their votes are frozen in other tables. */
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
    /** Title and description, normalised for searches (services/directory/searchText.ts). */
    searchText: text('search_text').notNull().default(''),
    life: text('life').notNull().default('open'),
    /**
     * The state before a request for a meeting reached the president, who may refuse it; or, once the project is closed, the
     * state that says what the vote decided.
     */
    lifeBefore: text('life_before').notNull().default('open'),
    rule: text('rule').$type<MajorityRule>().notNull(),
    /** `null` for the tantièmes of all lots. */
    keyId: uuid('key_id').references(() => repartitionKeys.id, { onDelete: 'set null' }),
    /** Frozen: the name of the key (`null` for the tantièmes) and the sum of its shares. */
    keyName: text('key_name'),
    keyTotal: integer('key_total').notNull(),
    projectCents: bigint('project_cents', { mode: 'number' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Why the president refused a meeting, or closed the project. */
    presidentAnswer: text('president_answer'),
    /** The extraordinary meeting to which it was brought. */
    meetingId: uuid('meeting_id').references((): AnyPgColumn => meetings.id, { onDelete: 'set null' }),
    /** When the president abandoned it instead of calling a meeting. */
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }),
    /** When the meeting's vote was counted. */
    countedAt: timestamp('counted_at', { withTimezone: true }),
    /** Length and last hash of its ballot log; the lock on this row keeps the log in one order. */
    logLength: integer('log_length').notNull().default(0),
    logHead: text('log_head').notNull(),
    /** The length of the log of which open pages were notified (turnout.ts). */
    toldLength: integer('told_length').notNull().default(0),
    /** Whether readers see the count while it is open. Never changes. */
    hasLiveCount: boolean('has_live_count').notNull().default(false),
    /** Hashes of its terms and of its roll, from which the log starts; `null` in logs from before they were part of it. */
    logTerms: text('log_terms'),
    logRoll: text('log_roll'),
    /** When the log was last verified, and since when it is known to have been altered, which stops the count. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    alteredAt: timestamp('altered_at', { withTimezone: true }),
  },
  (table) => [
    index('decisions_by_place').on(table.placeId, table.createdAt.desc().nullsFirst(), table.id),
    // Few are ongoing, however long a place has voted; finished ones are counted by their index alone.
    index('decisions_ongoing')
      .on(table.placeId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.life} in ('open', 'pastDate', 'awaitingRequalification')`),
    index('decisions_finished')
      .on(table.placeId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.life} not in ('open', 'pastDate', 'awaitingRequalification')`),
    index('decisions_due').on(table.dueAt).where(sql`${table.life} = 'open'`),
    index('decisions_by_meeting').on(table.meetingId).where(sql`${table.meetingId} is not null`),
    index('decisions_by_check').on(sql`${table.checkedAt} asc nulls first`),
    index('decisions_by_words').using('gin', wordsOf(table.searchText)),
    check(
      'decisions_life_is_known',
      sql`${table.life} in ('open', 'pastDate', 'accepted', 'discarded', 'awaitingRequalification', 'requalified', 'concluded')`,
    ),
    check(
      'decisions_life_before_is_known',
      sql`${table.lifeBefore} in ('open', 'accepted', 'discarded', 'requalified')`,
    ),
    check('decisions_total_is_positive', sql`${table.keyTotal} > 0 and ${table.logLength} >= 0`),
    check('decisions_cents_are_positive', sql`${table.projectCents} > 0`),
    check('decisions_log_seal_is_whole', sql`(${table.logTerms} is null) = (${table.logRoll} is null)`),
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

/**
 * Owners with a vote, as they were when it was opened. Votes are tantièmes, or shares of the key. Triggers of the migration
 * refuse every change of a roll.
 */
export const decisionVoters = pgTable(
  'decision_voters',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The name that they showed in the place, and the lots that tell them apart from somebody of the same name. */
    name: text('name').notNull(),
    apart: text('apart'),
    votes: integer('votes').notNull(),
    /** Stored even when votes are shares, because dominant owners and requests for a meeting are judged by tantièmes. */
    tantiemes: integer('tantiemes').notNull(),
    /** Their part of the cost in cents; `null` when there is no cost or they bear none. */
    cents: bigint('cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.userId] }),
    index('decision_voters_by_person').on(table.userId),
    check('decision_voters_votes_are_positive', sql`${table.votes} > 0 and ${table.tantiemes} > 0`),
  ],
)

/** Every lot of the place as it was then, with its cost, so that a person's part can be traced and totals are right. */
export const decisionLots = pgTable(
  'decision_lots',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    /** `null` for an owner who is not on the portal, whose votes count in every total. */
    ownerId: uuid('owner_id').references(() => users.id),
    tantiemes: integer('tantiemes').notNull(),
    /** Shares of the key; 0 for a lot that bears nothing. */
    shares: integer('shares').notNull(),
    cents: bigint('cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.lotId] }),
    index('decision_lots_by_owner').on(table.ownerId, table.decisionId),
    check('decision_lots_shares_are_whole', sql`${table.tantiemes} > 0 and ${table.shares} >= 0`),
  ],
)

/** Requests for an extraordinary meeting, closed once the president has answered. */
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

/** People who may hold no power in a place (law 65-557, art. 22): spouses, partners and relatives of the manager or staff. */
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

/** Sent reminders: each goes out once, and none after the vote. */
export const decisionReminders = pgTable(
  'decision_reminders',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Days before the due date (a setting of the offer). */
    daysBefore: smallint('days_before').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.userId, table.daysBefore] }),
    index('decision_reminders_by_person').on(table.userId),
    check('decision_reminders_days_are_positive', sql`${table.daysBefore} > 0`),
  ],
)
