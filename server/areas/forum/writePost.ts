import { postDraft } from '#contract/forum/forumDrafts.ts'
import type { Post, postRoutes } from '#contract/forum/posts.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { readPost } from './readPost.ts'
import { sendPost } from './sendPost.ts'
import { holdTopic } from './topicCall.ts'

type Call = RouteOutput<typeof postRoutes.create> & { readonly roles: readonly RoleName[] }

/** Writes a post in a topic. */
export async function writePost(ctx: SignedInCtx, call: Call): Promise<Post> {
  const { roles, body, params } = call
  await ctx.limits.take('post', ctx.actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const topic = await holdTopic(tx, ctx, call, 'post.write')
    await dropDraft(tx, ctx, { form: postDraft.form, placeId: topic.placeId, subjectId: params.topicId })
    const { id, outcome } = await sendPost(tx, ctx, { topic, roles, ...body.post, field: 'post' })
    return { ...outcome, answer: () => readPost(tx, ctx, { params: { postId: id }, roles }) }
  })
}
