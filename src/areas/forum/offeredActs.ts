import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { PostAction } from '#machines/forum/post/post.lifecycle.ts'
import { canHappenToPost, postStateOf } from '#machines/forum/post/post.lifecycle.ts'
import type { TopicAction } from '#machines/forum/topic/topic.lifecycle.ts'
import { canHappenToTopic } from '#machines/forum/topic/topic.lifecycle.ts'

/** What the reader may do with a topic: the acts that its lifecycle allows to their roles in the place. */
export function topicActs({ isAuthor, state, links }: TopicDetail, roles: readonly RoleName[]) {
  const isModerator = can(roles, 'topic.moderate')
  const linked = links.map(({ kind }) => kind)
  return (type: TopicAction['type']) =>
    can(roles, 'topic.read') && canHappenToTopic(state, { isAuthor, isModerator, linked }, { type })
}

/** What the reader may do with a post of a topic. */
export function postActs(post: Post, topicState: TopicDetail['state'], roles: readonly RoleName[]) {
  const { isOwn, isReported } = post
  const facts = { isOwn, isReported, topicState, isModerator: can(roles, 'topic.moderate') }
  return (type: PostAction['type']) => can(roles, 'topic.read') && canHappenToPost(postStateOf(post), facts, { type })
}
