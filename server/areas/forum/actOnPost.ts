import type { moderationRoutes } from '#contract/forum/moderation.ts'
import type { Post, postRoutes } from '#contract/forum/posts.ts'
import { topicPath } from '#contract/forum/topicPath.ts'
import type { NotificationEvent } from '#contract/notificationEvents.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { canHappenToPost, type PostAction, postStateOf } from '#machines/forum/post/post.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { type PostCall, readPost } from './readPost.ts'
import * as store from './sentPosts.store.ts'
import { holdTopic } from './topicCall.ts'
import { moderatorsOf } from './topics.store.ts'
import { isModerator } from './visible.store.ts'

type WithRoles = { readonly roles: readonly RoleName[] }
type Call<Name extends keyof typeof postRoutes> = RouteOutput<(typeof postRoutes)[Name]> & WithRoles
type Hide = RouteOutput<typeof moderationRoutes.hide> & WithRoles

/** A post with its topic, which is locked. */
type Held = Post & { readonly placeId: string; readonly title: string; readonly at: Date }
type Own = {
  readonly event: PostAction['type']
  /** The audit entry. */
  readonly action: string
  /** Writes the change, and returns the notifications. */
  readonly write: (tx: Transaction, post: Held) => Promise<readonly News[]>
}

/** The steps that every act on a post shares. */
async function actOnPost(ctx: SignedInCtx, call: PostCall, { event, action, write }: Own): Promise<Post> {
  const { roles, params } = call
  return changeAndAnswer(ctx, async (tx) => {
    const { topicId } = await readPost(tx, ctx, call)
    const topic = await holdTopic(tx, ctx, { params: { topicId }, roles })
    const post = await readPost(tx, ctx, call)
    const facts = { ...post, isModerator: isModerator(roles), topicState: topic.state }
    if (!canHappenToPost(postStateOf(post), facts, { type: event })) {
      throw new Problem('action_not_possible', `${event} cannot happen to this post`)
    }
    const { placeId, title } = topic
    const news = await write(tx, { ...post, placeId, title, at: ctx.now() })
    return {
      audited: [{ action, subjectId: params.postId, detail: { topicId } }],
      live: [{ topic: 'forum', placeId, subjectId: topicId }],
      news,
      answer: () => readPost(tx, ctx, call),
    }
  })
}

/** Edits the caller's own post; the former text stays readable. */
export async function editPost(ctx: SignedInCtx, call: Call<'edit'>): Promise<Post> {
  await ctx.limits.take('post', ctx.actor.userId)
  return actOnPost(ctx, call, {
    event: 'post.edit',
    action: 'posts.edit',
    write: async (tx, post) => {
      await store.writeEdit(tx, post, { body: call.body.post.body, editedAt: post.at })
      return []
    },
  })
}

export const withdrawPost = (ctx: SignedInCtx, call: Call<'withdraw'>): Promise<Post> =>
  actOnPost(ctx, call, {
    event: 'post.withdraw',
    action: 'posts.withdraw',
    write: async (tx, post) => {
      await store.writeWithdrawal(tx, post, post.at)
      await store.settleReports(tx, post.id, post.at)
      return []
    },
  })

/** Gives board and manager a copy of a post, which stays whatever its author does later. The first report notifies them. */
export async function reportPost(ctx: SignedInCtx, call: Call<'report'>): Promise<Post> {
  const reporterId = ctx.actor.userId
  await ctx.limits.take('post', reporterId)
  return actOnPost(ctx, call, {
    event: 'post.report',
    action: 'posts.report',
    write: async (tx, { id: postId, placeId, topicId, title, body, author, at }) => {
      const isFirst = (await store.countWaiting(tx, postId)) === 0
      const { reason } = call.body.abuseReport
      await store.insertPostReport(tx, { postId, placeId, reporterId, body, reason, createdAt: at })
      if (!isFirst) return []
      const others = (await moderatorsOf(tx, placeId)).filter((one) => one !== reporterId && one !== author.userId)
      return [newsOf('reported', { placeId, topicId, title }, others)]
    },
  })
}

/** Hides a post; its author is notified and reads the reason. */
export const hidePost = (ctx: SignedInCtx, call: Hide): Promise<Post> =>
  actOnPost(ctx, call, {
    event: 'post.hide',
    action: 'posts.hide',
    write: async (tx, post) => {
      await store.writeHiding(tx, post, { hiddenAt: post.at, hiddenBecause: call.body.hiding.reason })
      await store.settleReports(tx, post.id, post.at)
      const { userId } = post.author
      return userId === null || post.isOwn ? [] : [newsOf('hidden', post, [userId])]
    },
  })

export const unhidePost = (ctx: SignedInCtx, call: PostCall): Promise<Post> =>
  actOnPost(ctx, call, {
    event: 'post.unhide',
    action: 'posts.unhide',
    write: async (tx, post) => {
      await store.writeHiding(tx, post, { hiddenAt: null, hiddenBecause: null })
      return []
    },
  })

export const dismissReports = (ctx: SignedInCtx, call: PostCall): Promise<Post> =>
  actOnPost(ctx, call, {
    event: 'reports.dismiss',
    action: 'posts.dismiss',
    write: async (tx, post) => {
      const settled = await store.settleReports(tx, post.id, post.at)
      if (settled === 0) throw new Problem('action_not_possible', 'no report of the post waits')
      return []
    },
  })

type About = Pick<Held, 'placeId' | 'topicId' | 'title'>

const newsOf = (event: NotificationEvent, { placeId, topicId, title }: About, recipients: readonly string[]): News => ({
  type: 'post',
  event,
  recipients,
  placeId,
  title,
  author: null,
  path: topicPath(topicId),
  // The dashboard of those who decide counts the reported posts.
  isHighlighted: event !== 'reported',
})
