import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** One-time links sent by e-mail; only the SHA-256 of the token is kept. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer: text('offer').notNull(),
    /**
     * The invitation that sent the link; deleting it deletes the link. `null` = the person requested it, or their own actions
     * caused it.
     */
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('link_tokens_by_user').on(table.userId, table.kind),
    index('link_tokens_by_invitation').on(table.invitationId),
    check('link_tokens_kind_is_known', sql`${table.kind} in ('activation', 'reset', 'unlock')`),
  ],
)
