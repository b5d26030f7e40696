import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { distributionListKind } from '#contract/community.ts'
import type { ConversationEntity } from '#contract/messages/conversations.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import type { LiveChange } from '#server/services/live/publish.ts'
import { conversationEntities, conversationLists, conversationMembers, conversations } from './conversations.tables.ts'
import { staffOf } from './delivery.store.ts'
import { isReadable, ownCopy, type Reader } from './visible.store.ts'

const conversation = thingsIn('conversation', conversations)
export const placeOfConversation = placeOf(({ conversationId }: { readonly conversationId: string }) =>
  conversation(conversationId),
)
export const isConversation = isThere(conversations)

/**
 * Lets only one transaction at a time write members in a place. Otherwise each would lock the place's totals in the order of its
 * own statements, and two people who write to each other in two conversations could deadlock.
 */
export async function lockMembers(tx: Transaction, placeId: string): Promise<void> {
  await tx.execute(sql`select ${ofMembers(sql`${placeId}`)}`)
}
const ofMembers = (placeId: SQL) => sql`pg_advisory_xact_lock(hashtextextended(${placeId}, 0))`

/** Locks a conversation that the person may read, with the members of its place, until the transaction ends. */
export async function lockConversation(tx: Transaction, reader: Reader, conversationId: string) {
  // The locks come first: data read in the same statement could be from before the wait.
  await tx.execute(sql`
    with held as (select place_id from ${conversations} where ${conversations.id} = ${conversationId} for update)
    select ${ofMembers(sql`held.place_id::text`)} from held`)
  const [row] = await tx
    .select({ conversation: conversations, own: conversationMembers })
    .from(conversations)
    .leftJoin(conversationMembers, ownCopy(reader.userId))
    .where(and(eq(conversations.id, conversationId), isReadable(reader)))
  return row ? { ...row.conversation, own: row.own } : null
}

export async function insertConversation(db: Queryable, values: typeof conversations.$inferInsert) {
  const [row] = await db.insert(conversations).values(values).returning()
  if (!row) throw new Error('a conversation was not written')
  return row
}

export async function writeConversation(
  db: Queryable,
  id: string,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(change).where(eq(conversations.id, id))
}

export async function insertMembers(db: Queryable, rows: (typeof conversationMembers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(conversationMembers).values(rows).onConflictDoNothing()
}

export async function insertLists(db: Queryable, conversationId: string, kinds: readonly string[]): Promise<void> {
  if (kinds.length > 0) await db.insert(conversationLists).values(kinds.map((kind) => ({ conversationId, kind })))
}

export async function insertEntities(
  db: Queryable,
  conversationId: string,
  entities: readonly ConversationEntity[],
): Promise<void> {
  if (entities.length === 0) return
  await db
    .insert(conversationEntities)
    .values(entities.map(({ kind, id: entityId }, position) => ({ conversationId, kind, entityId, position })))
}

const kinds = z.array(z.object({ kind: distributionListKind }))

/** The distribution lists that a conversation is addressed to. */
export async function listsOf(db: Queryable, conversationId: string) {
  const rows = await db
    .select({ kind: conversationLists.kind })
    .from(conversationLists)
    .where(eq(conversationLists.conversationId, conversationId))
    .orderBy(conversationLists.kind)
  return kinds.parse(rows).map(({ kind }) => kind)
}

type Own = { readonly conversationId: string; readonly userId: string }

/** Changes a person's own copy. */
export async function writeOwn(
  db: Queryable,
  { conversationId, userId }: Own,
  change: Partial<typeof conversationMembers.$inferInsert>,
): Promise<void> {
  await db
    .update(conversationMembers)
    .set(change)
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)))
}

/** Whether the person may read a conversation. */
export async function isReadableBy(db: Queryable, reader: Reader, conversationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .leftJoin(conversationMembers, ownCopy(reader.userId))
    .where(and(eq(conversations.id, conversationId), isReadable(reader)))
  return rows.length > 0
}

/** The members who have not left. */
async function membersOf(db: Queryable, conversationId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, conversationId), isNull(conversationMembers.leftAt)))
  return rows.map(({ userId }) => userId)
}

type Concerned = { readonly id: string; readonly placeId: string; readonly isToManager: boolean }

/** Events for everybody who can see a conversation: its members, and staff if it is addressed to the manager. */
export async function concernedBy(db: Queryable, { id, placeId, isToManager }: Concerned): Promise<LiveChange[]> {
  const members = await membersOf(db, id)
  return eventsFor([...members, ...(isToManager ? await staffOf(db, placeId) : [])], placeId, id)
}

/** One event for each person. Neighbours do not learn that others write to each other, or to the manager. */
export const eventsFor = (userIds: readonly string[], placeId: string, subjectId?: string): LiveChange[] =>
  [...new Set(userIds)].map((userId) => ({ topic: 'messages', userId, placeId, ...(subjectId && { subjectId }) }))
