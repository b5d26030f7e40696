import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
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
    .innerJoin(
      memberships,
      and(
        eq(memberships.placeId, places.id),
        eq(memberships.userId, userId),
        inArray(memberships.role, permissions['topic.read']),
      ),
    )
    .where(
      and(
        eq(postAttachments.attachmentId, attachmentId),
        or(
          isNull(posts.hiddenAt),
          eq(posts.authorId, userId),
          inArray(memberships.role, permissions['topic.moderate']),
        ),
      ),
    )
    .limit(1)
  return rows.length > 0
}
