import { and, eq, inArray, isNull, lte, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import type { linkLifetime } from '#contract/authentication/authentication.ts'
import { offerCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { linkTokens } from './authentication.tables.ts'

export type LinkKind = keyof typeof linkLifetime

/** Stores the link under the hash of its token. */
export async function insertLink(db: Queryable, values: typeof linkTokens.$inferInsert & { kind: LinkKind }) {
  await db.insert(linkTokens).values(values)
}

/** Revokes a link whose mail was not accepted. */
export async function deleteLink(db: Queryable, hash: string): Promise<void> {
  await db.delete(linkTokens).where(eq(linkTokens.hash, hash))
}

const link = z.object({
  hash: z.string(),
  userId: z.string(),
  email: z.string(),
  offer: offerCode,
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
})

/** Locks the link until the transaction ends: the second of two simultaneous uses waits. */
export async function lockLink(db: Queryable, hash: string, kind: LinkKind) {
  const [row] = await db
    .select({
      hash: linkTokens.hash,
      userId: linkTokens.userId,
      email: users.email,
      offer: linkTokens.offer,
      expiresAt: linkTokens.expiresAt,
      usedAt: linkTokens.usedAt,
    })
    .from(linkTokens)
    .innerJoin(users, eq(users.id, linkTokens.userId))
    .where(and(eq(linkTokens.hash, hash), eq(linkTokens.kind, kind)))
    .for('update', { of: linkTokens })
  return row ? link.parse(row) : null
}

/** Revokes the links that these invitations have sent. */
export async function deleteLinksOfInvitations(db: Queryable, invitationIds: SQLWrapper): Promise<void> {
  await db.delete(linkTokens).where(inArray(linkTokens.invitationId, invitationIds))
}

/** A used link is refused from now on; its row stays until the link would have expired. */
export async function markLinkUsed(db: Queryable, hash: string, now: Date): Promise<void> {
  await db.update(linkTokens).set({ usedAt: now }).where(eq(linkTokens.hash, hash))
}

/** Deletes all other links of the person, because a new password makes them void. */
export async function useUpLinks(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(linkTokens)
    .set({ usedAt: now })
    .where(and(eq(linkTokens.userId, userId), isNull(linkTokens.usedAt)))
}

/** Deletes links. A deleted link is refused with the same error as one that never existed. */
export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(linkTokens).where(lte(linkTokens.expiresAt, now))
}
