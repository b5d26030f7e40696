import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { decisions } from './decisions.tables.ts'
import { powers } from './powers.tables.ts'

/**
 * Every vote ever cast. At most one per owner is current. A trigger of the migration refuses every change but one: a vote that was
 * replaced or refused is no longer current.
 */
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
    /** The power given online, or the signed ballot, of a proxy vote. */
    powerId: uuid('power_id').references(() => powers.id),
    ballotId: uuid('ballot_id').references(() => attachments.id),
    /** Hex SHA-256 of the ballot's file when the vote was cast; the commitment includes it if there is one. */
    ballotHash: text('ballot_hash'),
    /** False once the vote is replaced or refused. */
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
    uniqueIndex('decision_votes_power_once')
      .on(table.powerId)
      .where(sql`${table.isCurrent} and ${table.powerId} is not null`),
    check('decision_votes_choice_is_known', sql`${table.choice} in ('for', 'against', 'abstain')`),
    check('decision_votes_way_is_known', sql`${table.way} in ('own', 'proxy', 'meeting')`),
    // The keeper of a meeting's attendance may be an owner too.
    check(
      'decision_votes_own_is_own',
      sql`${table.way} = 'meeting' or (${table.way} = 'own') = (${table.voterId} = ${table.castBy})`,
    ),
    check(
      'decision_votes_hash_is_of_ballot',
      sql`${table.ballotHash} is null or (${table.ballotId} is not null and ${table.ballotHash} ~ '^[0-9a-f]{64}$')`,
    ),
    check(
      'decision_votes_proxy_has_power',
      sql`num_nonnulls(${table.ballotId}, ${table.powerId}) = case when ${table.way} = 'proxy' then 1 else 0 end`,
    ),
  ],
)

/** The heads that were sent to the board. Append-only like the log, which must still contain them. */
export const decisionHeads = pgTable(
  'decision_heads',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id),
    length: integer('length').notNull(),
    head: text('head').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.length] })],
)

/** Acts about votes: contests, confirmations, refusals. Append-only, each with its line of the ballot log. */
export const voteActs = pgTable(
  'vote_acts',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id),
    sequence: integer('sequence').notNull(),
    voteId: uuid('vote_id')
      .notNull()
      .references(() => decisionVotes.id),
    /** The owner who contests the vote, or the person who checked it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason'),
    /** Opens the commitment of the act's line. */
    secret: text('secret').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.sequence] }),
    index('vote_acts_by_vote').on(table.voteId, table.sequence),
    index('vote_acts_by_actor').on(table.actorId),
  ],
)

/** The papers that checkers have opened. */
export const paperOpenings = pgTable(
  'paper_openings',
  {
    voteId: uuid('vote_id')
      .notNull()
      .references(() => decisionVotes.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.voteId, table.userId] }), index('paper_openings_by_user').on(table.userId)],
)

/** The ballot log is append-only, by a trigger of the migration. It contains neither a name nor a choice. */
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
    kind: text('kind').notNull().default('vote'),
    /** The vote that the entry contests, confirms or refuses. */
    about: integer('about'),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.sequence] }),
    index('ballot_log_about').on(table.decisionId, table.about, table.sequence).where(sql`${table.about} is not null`),
    check('ballot_log_kind_is_known', sql`${table.kind} in ('vote', 'paper', 'contest', 'confirmation', 'refusal')`),
    check('ballot_log_act_is_about_vote', sql`(${table.about} is null) = (${table.kind} in ('vote', 'paper'))`),
    check('ballot_log_about_is_earlier', sql`${table.about} < ${table.sequence}`),
  ],
)
