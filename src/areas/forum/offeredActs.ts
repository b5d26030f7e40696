import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { PostAction } from '#machines/forum/post/post.lifecycle.ts'
import { canHappenToPost, postStateOf } from '#machines/forum/post/post.lifecycle.ts'
import type { TopicAction } from '#machines/forum/topic/topic.lifecycle.ts'
import { canHappenToTopic } from '#machines/forum/topic/topic.lifecycle.ts'

/** Actions that need a further permission, like their routes. */
const permissionFor: Partial<Readonly<Record<TopicAction['type'], Permission>>> = {
  'proposal.make': 'decision.vote',
  'decision.create': 'decision.create',
}

/** The actions of the reader on a topic: those that its lifecycle allows to their roles in the place. */
export function topicActs({ isAuthor, state, links, proposal }: TopicDetail, roles: readonly RoleName[]) {
  const isModerator = can(roles, 'topic.moderate')
  const facts = {
    isAuthor,
    isModerator,
    isCoowner: can(roles, 'decision.vote'),
    linked: links.map(({ kind }) => kind),
    proposedBy: proposal === null ? 'nobody' : proposal.isOwn ? 'reader' : 'another',
  } as const
  return (type: TopicAction['type']) =>
    can(roles, permissionFor[type] ?? 'topic.read') && canHappenToTopic(state, facts, { type })
}

/** The actions of the reader on a post. */
export function postActs(post: Post, topicState: TopicDetail['state'], roles: readonly RoleName[]) {
  const { isOwn, isReported } = post
  const facts = { isOwn, isReported, topicState, isModerator: can(roles, 'topic.moderate') }
  return (type: PostAction['type']) => can(roles, 'topic.read') && canHappenToPost(postStateOf(post), facts, { type })
}
