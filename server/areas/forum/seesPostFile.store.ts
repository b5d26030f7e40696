import { and, eq, isNull, or } from 'drizzle-orm'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import type { SeesAttachment } from '#server/services/files/readFile.ts'
import { postAttachments, posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'

/** Everybody who may read a post sees its files. The files of a hidden post are visible to its author, board and manager. */
export const seesPostFile: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const rows = await db
    .select({ id: posts.id })
    .from(postAttachments)
    .innerJoin(posts, and(eq(posts.id, postAttachments.postId), isNull(posts.withdrawnAt)))
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .innerJoin(places, and(eq(places.id, topics.placeId), eq(places.offer, offer)))
    .where(
      and(
        eq(postAttachments.attachmentId, attachmentId),
        memberWith('topic.read', userId, topics.placeId),
        or(isNull(posts.hiddenAt), eq(posts.authorId, userId), memberWith('topic.moderate', userId, topics.placeId)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
