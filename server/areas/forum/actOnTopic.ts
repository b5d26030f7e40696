import type { TopicState } from '#contract/forum/topicList.ts'
import type { TopicDetail, topicRoutes } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { ReadTopic } from './readTopic.ts'
import { holdTopic, type TopicCall } from './topicCall.ts'
import { writeOwn, writeTopic } from './topics.store.ts'

type Change = RouteOutput<typeof topicRoutes.change> & { readonly roles: readonly RoleName[] }
type Act = (ctx: SignedInCtx, call: TopicCall) => Promise<TopicDetail>

/** Renames a topic, or moves it to another category. */
export const changeTopic =
  (read: ReadTopic) =>
  (ctx: SignedInCtx, call: Change): Promise<TopicDetail> => {
    const { title, category } = call.body.topic
    return changeAndAnswer(ctx, async (tx) => {
      const held = await holdTopic(tx, ctx, call)
      if (title !== undefined) held.refuseUnless('topic.rename')
      if (category !== undefined) held.refuseUnless('topic.move')
      const { id, placeId } = held
      const changed = Object.keys(call.body.topic)
      if (changed.length > 0)
        await writeTopic(tx, held, { title: title ?? held.title, category: category ?? held.category })
      return {
        audited: changed.length === 0 ? [] : [{ action: 'topics.change', subjectId: id, detail: { changed } }],
        live: [{ topic: 'forum', placeId, subjectId: id }],
        answer: () => read(tx, ctx, call),
      }
    })
  }

/** Follows or unfollows a topic. It needs no audit entry. */
export const followTopic =
  (read: ReadTopic, isFollowed: boolean): Act =>
  (ctx, call) =>
    changeAndAnswer(ctx, async (tx) => {
      const { id, placeId } = await holdTopic(tx, ctx, call, 'topic.follow')
      const { userId } = ctx.actor
      await writeOwn(tx, { topicId: id, userId }, { isFollowed })
      return {
        audited: [],
        live: [{ topic: 'forum', userId, placeId, subjectId: id }],
        answer: () => read(tx, ctx, call),
      }
    })

const moves = {
  close: { event: 'topic.close', state: 'closed' },
  reopen: { event: 'topic.reopen', state: 'open' },
  archive: { event: 'topic.archive', state: 'archived' },
} as const satisfies Readonly<Record<string, { readonly event: string; readonly state: TopicState }>>

/** Closes, reopens or archives a topic. */
export const moveTopic =
  (read: ReadTopic, move: keyof typeof moves): Act =>
  (ctx, call) =>
    changeAndAnswer(ctx, async (tx) => {
      const { event, state } = moves[move]
      const held = await holdTopic(tx, ctx, call, event)
      const { id, placeId } = held
      const settled =
        state === 'open'
          ? { settledById: null, settledAt: null }
          : { settledById: ctx.actor.userId, settledAt: ctx.now() }
      await writeTopic(tx, held, { state, ...settled })
      return {
        audited: [{ action: `topics.${move}`, subjectId: id }],
        live: [{ topic: 'forum', placeId, subjectId: id }],
        answer: () => read(tx, ctx, call),
      }
    })
