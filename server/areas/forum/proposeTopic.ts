import type { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import { topicPath } from '#contract/forum/topicPath.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { deleteProposal, insertProposal, proposerOf } from './proposals.store.ts'
import type { ReadTopic } from './readTopic.ts'
import { holdTopic, type TopicCall } from './topicCall.ts'
import { moderatorsOf } from './topics.store.ts'

type Propose = RouteOutput<typeof topicLinkRoutes.propose> & { readonly roles: readonly RoleName[] }

/** Asks board and manager to put a topic on the agenda of the next meeting. */
export const proposeTopic =
  (read: ReadTopic) =>
  async (ctx: SignedInCtx, call: Propose): Promise<TopicDetail> => {
    const { userId } = ctx.actor
    await ctx.limits.take('post', userId)
    return changeAndAnswer(ctx, async (tx) => {
      const { id, placeId, title } = await holdTopic(tx, ctx, call, 'proposal.make')
      await insertProposal(tx, { topicId: id, authorId: userId, ...call.body.proposal, createdAt: ctx.now() })
      const recipients = (await moderatorsOf(tx, placeId)).filter((one) => one !== userId)
      const author = (await findPersonShown(tx, userId, placeId))?.displayName ?? null
      const path = topicPath(id)
      return {
        audited: [{ action: 'topics.propose', subjectId: id, detail: { placeId } }],
        live: [{ topic: 'forum', placeId, subjectId: id }],
        news: [{ type: 'post', event: 'proposed', recipients, placeId, title, author, path, isHighlighted: true }],
        answer: () => read(tx, ctx, call),
      }
    })
  }

/** Withdraws the proposal about a topic. Its co-owner is notified when somebody else withdraws it. */
export const withdrawProposal =
  (read: ReadTopic) =>
  (ctx: SignedInCtx, call: TopicCall): Promise<TopicDetail> =>
    changeAndAnswer(ctx, async (tx) => {
      const { id, placeId, title } = await holdTopic(tx, ctx, call, 'proposal.withdraw')
      const proposerId = await proposerOf(tx, id)
      await deleteProposal(tx, id)
      const recipients = proposerId && proposerId !== ctx.actor.userId ? [proposerId] : []
      return {
        audited: [{ action: 'topics.withdrawProposal', subjectId: id, detail: { placeId } }],
        live: [{ topic: 'forum', placeId, subjectId: id }],
        news: [
          {
            type: 'post',
            event: 'proposalWithdrawn',
            recipients,
            placeId,
            title,
            author: null,
            path: topicPath(id),
            isHighlighted: true,
          },
        ],
        answer: () => read(tx, ctx, call),
      }
    })
