import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { postReports, posts } from './posts.tables.ts'
import { hasUnread } from './shownTopic.store.ts'
import { topicReaders, topics } from './topics.tables.ts'

const userId = sql.placeholder('userId')

const statement = prepared((db) => {
  const followed = db
    .select({ placeId: topics.placeId, unread: sql<number>`count(*)::int`.as('unread') })
    .from(topicReaders)
    .innerJoin(topics, and(eq(topics.id, topicReaders.topicId), gt(topics.lastSeq, topicReaders.lastReadSeq)))
    .where(and(eq(topicReaders.userId, userId), eq(topicReaders.isFollowed, true), hasUnread(userId)))
    .groupBy(topics.placeId)
    .as('followed')
  const isOfOther = sql`${posts.authorId} is distinct from ${userId}`
  const waiting = sql<number>`(select count(distinct ${postReports.postId})::int from ${postReports}
    join ${posts} on ${posts.id} = ${postReports.postId}
    where ${postReports.placeId} = ${places.id} and ${isNull(postReports.decidedAt)} and ${isOfOther})`
  const unread = sql<number>`coalesce(${followed.unread}, 0)`
  const reported = sql<number>`case when ${mayReadIn(places.id, 'topic.moderate')} then ${waiting} else 0 end`
  return db
    .select({ placeId: places.id, placeName: places.name, unread, reported })
    .from(places)
    .leftJoin(followed, eq(followed.placeId, places.id))
    .where(
      and(
        eq(places.offer, sql.placeholder('offer')),
        mayReadIn(places.id, 'topic.read'),
        or(sql`${unread} > 0`, sql`${reported} > 0`),
      ),
    )
    .orderBy(plainText(places.name), places.id)
    .prepare('topics_count')
})

export const countsByPlace = (db: Queryable, reader: { readonly userId: string; readonly offer: OfferCode }) =>
  statement(db).execute(reader)
