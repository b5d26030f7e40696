import { topicPath } from '#contract/forum/topicPath.ts'
import type { topicRoutes } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import type { LiveChange } from '#server/services/live/publish.ts'
import { readAbout } from '#server/services/notifications/unreadAbout.store.ts'
import { readPost } from './readPost.ts'
import { holdTopic } from './topicCall.ts'
import { writeOwn } from './topics.store.ts'

type Call = RouteOutput<typeof topicRoutes.markRead> & { readonly roles: readonly RoleName[] }

/** Marks the posts up to one as read. It needs no audit entry, but updates the person's other open pages. */
export async function markTopicRead(ctx: SignedInCtx, call: Call): Promise<void> {
  const { userId } = ctx.actor
  const { roles, body } = call
  await change(ctx, async (tx) => {
    const { id, placeId, own } = await holdTopic(tx, ctx, call)
    const post = await readPost(tx, ctx, { params: { postId: body.reading.lastReadPostId }, roles })
    if (post.topicId !== id) throw new Problem('not_found', 'no such post in this topic')
    const isNews = post.seq > (own?.lastReadSeq ?? 0)
    if (isNews) await writeOwn(tx, { topicId: id, userId }, { lastReadSeq: post.seq })
    const isTold = await readAbout(tx, { userId, path: topicPath(id), at: ctx.now() })
    const live: LiveChange[] = [
      ...(isNews ? [{ topic: 'forum', userId, placeId, subjectId: id } as const] : []),
      ...(isTold ? [{ topic: 'notifications', userId } as const] : []),
    ]
    return { audited: [], live }
  })
}
