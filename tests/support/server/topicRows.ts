import { postEdits, postReports } from '#server/areas/forum/posts.tables.ts'
import { insertPost } from '#server/areas/forum/sentPosts.store.ts'
import { insertTopic, writeOwn } from '#server/areas/forum/topics.store.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import type { Named } from './calls/routeCall.ts'

type Own = Pick<Named, 'placeId' | 'topicId' | 'postId' | 'otherPostId'> & {
  readonly userId: string
  readonly createdAt: Date
}

/** A topic of one person, who edited its first post, follows it, and reported the answer of the manager. */
export async function insertOwnTopic(db: Database, own: Own) {
  const { placeId, topicId, postId, otherPostId, userId, createdAt } = own
  const times = { createdAt, updatedAt: createdAt }
  await insertTopic(db, {
    id: topicId,
    placeId,
    authorId: userId,
    title: 'Les fuites au sous-sol',
    category: 4,
    lastSeq: 2,
    ...times,
  })
  await insertPost(db, {
    id: postId,
    topicId,
    placeId,
    seq: 1,
    authorId: userId,
    body: 'La fuite revient à chaque orage : la rue est plus haute que la cave.',
    editedAt: createdAt,
    createdAt,
  })
  await db.insert(postEdits).values({ postId, body: 'La fuite revient.', writtenAt: createdAt })
  await insertPost(db, {
    id: otherPostId,
    topicId,
    placeId,
    seq: 2,
    authorId: demoId('person gestionnaire'),
    isFromStaff: true,
    body: 'Le plombier passe demain.',
    createdAt,
  })
  await writeOwn(db, { topicId, userId }, { lastReadSeq: 1, isFollowed: true })
  await db
    .insert(postReports)
    .values({ postId: otherPostId, placeId, reporterId: userId, body: 'Le plombier…', reason: 'Faux', createdAt })
}
