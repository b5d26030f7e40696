import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

/** A session is a family of tokens: they live and die together. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer: text('offer').notNull(),
    /** The administrator behind an impersonation, and their own session, with which the impersonation ends. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** The browser's own name for itself at sign-in, cut at 300 characters. */
    userAgent: text('user_agent'),
    /** Set at sign-in, then at each refresh. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_parent').on(table.parentId),
    check('sessions_impersonation_is_whole', sql`(${table.impersonatorId} is null) = (${table.parentId} is null)`),
  ],
)

/**
 * SHA-256 of tokens, so that a stolen table opens no session. `parentHash` is the refresh token that a pair was
 * exchanged for.
 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentHash: text('parent_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    presentedAt: timestamp('presented_at', { withTimezone: true }),
  },
  (table) => [
    index('access_tokens_by_session').on(table.sessionId),
    index('access_tokens_by_parent').on(table.parentHash),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentHash: text('parent_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_parent').on(table.parentHash),
  ],
)

/**
 * Failed sign-ins by SHA-256 of the typed address, known or not, so that the answers do not differ. Wrong passwords in an
 * open session are counted by the SHA-256 of its id, with which no address can collide.
 */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    emailHash: text('email_hash').primaryKey(),
    failures: integer('failures').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Lets tries that led to no lock expire. */
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('sign_in_tries_failures_are_positive', sql`${table.failures} > 0`)],
)

/** Passwords retyped a moment ago, by SHA-256 of the token issued for each; binding acts require one. */
export const confirmations = pgTable(
  'confirmations',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('confirmations_by_person').on(table.userId),
    index('confirmations_by_session').on(table.sessionId),
    index('confirmations_by_age').on(table.expiresAt),
  ],
)
