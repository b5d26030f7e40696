import { paramsOf } from '#contract/paths.ts'
import type { ExchangeSource } from '#server/services/exchanges/exchange.ts'
import { markTopicRead } from './markTopicRead.ts'
import { findAuthor } from './posts.store.ts'
import { placeOfTopic } from './topics.store.ts'
import { unreadPosts } from './unreadPosts.store.ts'
import { replyInTopic } from './writePost.ts'

/** How mails present followed topics, and how replies to them are posted. */
export const postsByMail: ExchangeSource = {
  type: 'post',
  permission: 'topic.read',
  subjectOf: (path) => paramsOf('topic', path)?.topicId ?? null,
  placeOf: (db, topicId) => placeOfTopic(db, { topicId }),
  unreadOf: unreadPosts,
  isPosted: async (db, id) => (await findAuthor(db, id)) !== null,
  post: async (ctx, { subjectId: topicId, roles, id: postId, ...written }) => {
    const call = { params: { topicId }, roles }
    await replyInTopic(ctx, { ...call, body: { post: { postId, quotedPostId: null, ...written } } })
    await markTopicRead(ctx, { ...call, body: { reading: { lastReadPostId: postId } } })
  },
}
