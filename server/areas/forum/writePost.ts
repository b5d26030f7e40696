import { postDraft } from '#contract/forum/forumDrafts.ts'
import type { Post, postRoutes } from '#contract/forum/posts.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { findAuthor } from './posts.store.ts'
import { readPost } from './readPost.ts'
import { sendPost } from './sendPost.ts'
import { holdTopic } from './topicCall.ts'

const unusable = [{ field: 'post.post_id', code: 'invalid' }] as const

type Call = RouteOutput<typeof postRoutes.create> & { readonly roles: readonly RoleName[] }

/** Writes a post in a topic and deletes its draft. */
export const writePost = (ctx: SignedInCtx, call: Call): Promise<Post> =>
  write(ctx, call, (tx, placeId) =>
    dropDraft(tx, ctx, { form: postDraft.form, placeId, subjectId: call.params.topicId }),
  )

/** The same for a reply that was written elsewhere: a draft on the page stays. */
export const replyInTopic = (ctx: SignedInCtx, call: Call): Promise<Post> => write(ctx, call, async () => {})

async function write(
  ctx: SignedInCtx,
  call: Call,
  before: (tx: Transaction, placeId: string) => Promise<unknown>,
): Promise<Post> {
  const { roles, body } = call
  await ctx.limits.take('post', ctx.actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const topic = await holdTopic(tx, ctx, call, 'post.write')
    const { postId } = body.post
    const former = postId === undefined ? null : await findAuthor(tx, postId)
    if (postId !== undefined && former) {
      // The refusal does not reveal whose post has this id, or where.
      const isRepeat = former.authorId === ctx.actor.userId && former.topicId === topic.id
      if (!isRepeat) throw new Problem('invalid_value', 'the id cannot be used', { fields: unusable })
      return { ...unchanged, answer: () => readPost(tx, ctx, { params: { postId }, roles }) }
    }
    await before(tx, topic.placeId)
    const { id, outcome } = await sendPost(tx, ctx, { topic, roles, ...body.post, field: 'post' })
    return { ...outcome, answer: () => readPost(tx, ctx, { params: { postId: id }, roles }) }
  })
}
