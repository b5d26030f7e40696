import { topicDraft } from '#contract/forum/forumDrafts.ts'
import type { TopicDetail, topicRoutes } from '#contract/forum/topics.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import type { ReadTopic } from './readTopic.ts'
import { sendPost } from './sendPost.ts'
import { insertTopic } from './topics.store.ts'

type Call = RouteOutput<typeof topicRoutes.create> & { readonly roles: readonly RoleName[] }

/** Begins a topic with its first post. */
export const createTopic =
  (read: ReadTopic) =>
  async (ctx: SignedInCtx, { params: { placeId }, body, roles }: Call): Promise<TopicDetail> => {
    const { userId } = ctx.actor
    const { title, category, post } = body.topic
    await ctx.limits.take('topic', userId)
    return changeAndAnswer(ctx, async (tx) => {
      await dropDraft(tx, ctx, { form: topicDraft.form, placeId, subjectId: null })
      const createdAt = ctx.now()
      const isFromStaff = can(roles, 'exchange.answer')
      const topic = await insertTopic(tx, {
        placeId,
        authorId: userId,
        isFromStaff,
        title,
        category,
        createdAt,
        updatedAt: createdAt,
      })
      const { outcome } = await sendPost(tx, ctx, { topic, roles, ...post, quotedPostId: null, field: 'topic.post' })
      const created = { action: 'topics.create', subjectId: topic.id, detail: { placeId, category } }
      return {
        ...outcome,
        audited: [created, ...outcome.audited],
        answer: () => read(tx, ctx, { params: { topicId: topic.id }, roles }),
      }
    })
  }
