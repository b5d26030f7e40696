import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { postEdits, postReports, posts } from './posts.tables.ts'
import { topicProposals, topicReaders, topics } from './topics.tables.ts'

const about = { placeName: places.name, placeOffer: places.offer, topic: topics.title }

/**
 * The topics that a person began, reads or follows, their proposals for meetings, their posts with former texts, and the posts
 * they reported.
 */
export async function findOwnForum(db: Queryable, { userId }: { readonly userId: string }) {
  return {
    topics: await db
      .select({ ...about, category: topics.category, state: topics.state, createdAt: topics.createdAt })
      .from(topics)
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(topics.authorId, userId))
      .orderBy(desc(topics.createdAt), topics.id),
    topicsRead: await db
      .select({ ...about, isFollowed: topicReaders.isFollowed, lastReadSeq: topicReaders.lastReadSeq })
      .from(topicReaders)
      .innerJoin(topics, eq(topics.id, topicReaders.topicId))
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(topicReaders.userId, userId))
      .orderBy(desc(topics.createdAt), topics.id),
    proposals: await db
      .select({
        ...about,
        title: topicProposals.title,
        body: topicProposals.body,
        createdAt: topicProposals.createdAt,
      })
      .from(topicProposals)
      .innerJoin(topics, eq(topics.id, topicProposals.topicId))
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(topicProposals.authorId, userId))
      .orderBy(desc(topicProposals.createdAt), topicProposals.topicId),
    posts: await db
      .select({
        ...about,
        body: posts.body,
        createdAt: posts.createdAt,
        editedAt: posts.editedAt,
        withdrawnAt: posts.withdrawnAt,
        hiddenAt: posts.hiddenAt,
        hiddenBecause: posts.hiddenBecause,
      })
      .from(posts)
      .innerJoin(topics, eq(topics.id, posts.topicId))
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(posts.authorId, userId))
      .orderBy(desc(posts.createdAt), posts.id),
    formerPosts: await db
      .select({ ...about, body: postEdits.body, writtenAt: postEdits.writtenAt })
      .from(postEdits)
      .innerJoin(posts, eq(posts.id, postEdits.postId))
      .innerJoin(topics, eq(topics.id, posts.topicId))
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(posts.authorId, userId))
      .orderBy(desc(postEdits.writtenAt), postEdits.id),
    reportedPosts: await db
      .select({ ...about, reason: postReports.reason, createdAt: postReports.createdAt })
      .from(postReports)
      .innerJoin(posts, eq(posts.id, postReports.postId))
      .innerJoin(topics, eq(topics.id, posts.topicId))
      .innerJoin(places, eq(places.id, topics.placeId))
      .where(eq(postReports.reporterId, userId))
      .orderBy(desc(postReports.createdAt), postReports.id),
  }
}
