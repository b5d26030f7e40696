import { and, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { topicStates } from '#contract/forum/topicList.ts'
import { permissions } from '#contract/permissions.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import { placeStems } from '#server/services/search/placeStems.store.ts'
import { topicLinks, topicReaders, topics } from './topics.tables.ts'
import { ownReading, type Reader, readsForumOf } from './visible.store.ts'

const topic = thingsIn('topic', topics)
export const placeOfTopic = placeOf(({ topicId }: { readonly topicId: string }) => topic(topicId))
export const isTopic = isThere(topics)

const state = z.enum(topicStates)

/** Locks a topic that the person may read until the transaction ends, and returns their read position. */
export async function lockTopic(tx: Transaction, { userId }: Reader, topicId: string) {
  // The lock comes first: data read in the same statement could be from before the wait.
  await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('update')
  const [row] = await tx
    .select({ topic: topics, own: topicReaders })
    .from(topics)
    .leftJoin(topicReaders, ownReading(userId))
    .where(and(eq(topics.id, topicId), readsForumOf(userId, topics.placeId)))
  return row ? { ...row.topic, state: state.parse(row.topic.state), own: row.own } : null
}

type NewTopic = Omit<typeof topics.$inferInsert, 'stems'>

export async function insertTopic(db: Queryable, values: NewTopic) {
  const [row] = await db
    .insert(topics)
    .values({ ...values, stems: placeStems(values.title, values.placeId) })
    .returning()
  if (!row) throw new Error('a topic was not written')
  return row
}

export async function writeTopic(
  db: Queryable,
  { id, placeId }: { readonly id: string; readonly placeId: string },
  change: Partial<NewTopic>,
): Promise<void> {
  const { title } = change
  await db
    .update(topics)
    .set({ ...change, ...(title !== undefined && { stems: placeStems(title, placeId) }) })
    .where(eq(topics.id, id))
}

type Own = { readonly topicId: string; readonly userId: string }

/** Changes a person's read position in a topic, or whether they follow it. */
export async function writeOwn(
  db: Queryable,
  own: Own,
  change: { readonly lastReadSeq?: number; readonly isFollowed?: boolean },
): Promise<void> {
  await db
    .insert(topicReaders)
    .values({ ...own, ...change })
    .onConflictDoUpdate({ target: [topicReaders.topicId, topicReaders.userId], set: change })
}

/** The people, except one, who follow a topic and still read the forum of its place. */
export async function followersOf(
  tx: Transaction,
  topic: { readonly id: string; readonly placeId: string },
  except: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ userId: topicReaders.userId })
    .from(topicReaders)
    .where(
      and(
        eq(topicReaders.topicId, topic.id),
        eq(topicReaders.isFollowed, true),
        ne(topicReaders.userId, except),
        memberWith('topic.read', topicReaders.userId, topic.placeId),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** The people who moderate the forum of a place. */
export async function moderatorsOf(tx: Transaction, placeId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, permissions['topic.moderate'])))
  return rows.map(({ userId }) => userId)
}

export async function insertLink(db: Queryable, link: typeof topicLinks.$inferInsert): Promise<void> {
  await db.insert(topicLinks).values(link)
}

type Linked = Reader & {
  readonly placeId: string
  readonly kind: string
  readonly subjectId: string
}

/** The topics of a place from which a report or decision was made. */
export async function findLinked(db: Queryable, { userId, placeId, kind, subjectId }: Linked) {
  const rows = await db
    .select({ id: topics.id, title: topics.title, state: topics.state })
    .from(topicLinks)
    .innerJoin(topics, eq(topics.id, topicLinks.topicId))
    .where(
      and(
        eq(topicLinks.subjectId, subjectId),
        eq(topicLinks.kind, kind),
        eq(topics.placeId, placeId),
        readsForumOf(userId, placeId),
      ),
    )
    .orderBy(topics.createdAt, topics.id)
  return rows.map((row) => ({ ...row, state: state.parse(row.state) }))
}
