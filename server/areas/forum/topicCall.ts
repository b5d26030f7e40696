import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { canHappenToTopic, type TopicAction } from '#machines/forum/topic/topic.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { proposerOf } from './proposals.store.ts'
import { findLinks } from './topicDetail.store.ts'
import { lockTopic } from './topics.store.ts'
import { isModerator } from './visible.store.ts'

/** A call about one topic, with the caller's roles in its place as read by the gate. */
export type TopicCall = { readonly params: { readonly topicId: string }; readonly roles: readonly RoleName[] }

export const noTopic = () => new Problem('not_found', 'no such topic for this person')

/**
 * Locks the topic of a call until the transaction ends. The lifecycle, which the page reads too, decides which actions are
 * possible.
 */
export async function holdTopic(
  tx: Transaction,
  { actor: { userId } }: SignedInCtx,
  { params: { topicId }, roles }: TopicCall,
  ...actions: readonly TopicAction['type'][]
) {
  const held = await lockTopic(tx, { userId, roles }, topicId)
  if (!held) throw noTopic()
  const links = await findLinks(tx, topicId)
  const proposerId = await proposerOf(tx, topicId)
  const facts = {
    isAuthor: held.authorId === userId,
    isModerator: isModerator(roles),
    isCoowner: can(roles, 'decision.vote'),
    linked: links.map(({ kind }) => kind),
    proposedBy: proposerId === undefined ? 'nobody' : proposerId === userId ? 'reader' : 'another',
  } as const
  const refuseUnless = (type: TopicAction['type']) => {
    if (canHappenToTopic(held.state, facts, { type })) return
    throw new Problem('action_not_possible', `${type} cannot happen to a topic that is ${held.state}`)
  }
  for (const type of actions) refuseUnless(type)
  return { ...held, refuseUnless }
}
