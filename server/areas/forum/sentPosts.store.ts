import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingId } from '#server/platform/placeOf.ts'
import { placeStems } from '#server/services/search/placeStems.store.ts'
import { postEdits, postReports, posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'

const place = sql`(select ${topics.placeId} from ${posts} join ${topics} on ${eq(topics.id, posts.topicId)} where ${posts.id} = ${thingId})`
export const placeOfPost = placeOf(({ postId }: { readonly postId: string }) => ({ kind: 'post', id: postId, place }))

type NewPost = Omit<typeof posts.$inferInsert, 'stems'> & { readonly placeId: string }

export async function insertPost(db: Queryable, { placeId, ...values }: NewPost): Promise<void> {
  await db.insert(posts).values({ ...values, stems: placeStems(values.body, placeId) })
}

type Held = { readonly id: string; readonly placeId: string }

/** Replaces the text of a post and keeps the former one. */
export async function writeEdit(
  db: Queryable,
  { id, placeId }: Held,
  { body, editedAt }: { readonly body: string; readonly editedAt: Date },
): Promise<void> {
  const former = db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      postId: posts.id,
      body: posts.body,
      writtenAt: sql`coalesce(${posts.editedAt}, ${posts.createdAt})`.as('written_at'),
    })
    .from(posts)
    .where(eq(posts.id, id))
  await db.insert(postEdits).select(former)
  await db
    .update(posts)
    .set({ body, editedAt, stems: placeStems(body, placeId) })
    .where(eq(posts.id, id))
}

/** Removes the texts, and the stems by which searches find them. */
export async function writeWithdrawal(db: Queryable, { id }: Held, withdrawnAt: Date): Promise<void> {
  await db.delete(postEdits).where(eq(postEdits.postId, id))
  await db.update(posts).set({ body: '', stems: sql`''::tsvector`, withdrawnAt }).where(eq(posts.id, id))
}

type Hiding = { readonly hiddenAt: Date | null; readonly hiddenBecause: string | null }

export async function writeHiding(db: Queryable, { id }: Held, hiding: Hiding): Promise<void> {
  await db.update(posts).set(hiding).where(eq(posts.id, id))
}

export async function insertPostReport(db: Queryable, values: typeof postReports.$inferInsert): Promise<void> {
  await db.insert(postReports).values(values)
}

/** Settles the waiting reports about a post; returns how many there were. */
export async function settleReports(db: Queryable, postId: string, decidedAt: Date): Promise<number> {
  const rows = await db
    .update(postReports)
    .set({ decidedAt })
    .where(and(eq(postReports.postId, postId), isNull(postReports.decidedAt)))
    .returning({ id: postReports.id })
  return rows.length
}

/** The number of reports about a post that await a decision. */
export const countWaiting = (db: Queryable, postId: string): Promise<number> =>
  db.$count(postReports, and(eq(postReports.postId, postId), isNull(postReports.decidedAt)))

/** Deletes reports that were decided before a moment, with their copies of the posts. */
export async function deleteDecidedReports(db: Queryable, before: Date): Promise<void> {
  await db.delete(postReports).where(lt(postReports.decidedAt, before))
}
