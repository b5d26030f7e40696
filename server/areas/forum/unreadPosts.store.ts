import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { can } from '#contract/permissions.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { countedMessages, type ExchangeSource, mailedLength } from '#server/services/exchanges/exchange.ts'
import { toUnread } from '#server/services/exchanges/toUnread.ts'
import { postAttachments, posts } from './posts.tables.ts'
import { placeOfTopic } from './topics.store.ts'
import { topicReaders, topics } from './topics.tables.ts'
import { ownReading, stands } from './visible.store.ts'

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const hasFiles = sql<boolean>`${sql`exists (
  select 1 from ${postAttachments} where ${postAttachments.postId} = ${posts.id})`}`

/** The posts of a followed topic that a person has not read and that were not mailed. */
export const unreadPosts: ExchangeSource['unreadOf'] = async (db, asked) => {
  const { userId, offer, locale, subjectId: topicId, after } = asked
  const placeId = await placeOfTopic(db, { topicId })
  const roles = placeId === null ? [] : await rolesInPlace(db, userId, placeId, offer)
  if (!can(roles, 'topic.read')) return null
  const rows = await db
    .select({
      placeName: places.name,
      name: topics.title,
      seq: posts.seq,
      author: personShownIn(posts.authorId, topics.placeId),
      text: sql<string>`${beginningOf(posts.body, mailedLength)}`,
      hasFiles,
    })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .innerJoin(places, eq(places.id, topics.placeId))
    .innerJoin(topicReaders, and(ownReading(userId), eq(topicReaders.isFollowed, true)))
    .where(
      and(
        eq(posts.topicId, topicId),
        gt(posts.seq, after),
        gt(posts.seq, topicReaders.lastReadSeq),
        sql`${posts.authorId} is distinct from ${userId}`,
        stands,
      ),
    )
    .orderBy(asc(posts.seq))
    .limit(countedMessages)
  return toUnread(rows, locale)
}
