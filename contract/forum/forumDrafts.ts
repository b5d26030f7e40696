import * as z from 'zod/mini'
import { defineDraft, longTyped, typed } from '../defineDraft.ts'
import { topicCategory } from './topicList.ts'

/** A topic that a person is beginning. */
export const topicDraft = defineDraft({
  form: 'topic',
  permission: 'topic.read',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the topic, made when the draft is started, so that it begins one topic however often it is sent. */
    key: z.uuid(),
    title: typed(1_000),
    /** `null` = not chosen yet. */
    category: z.nullable(topicCategory),
    body: longTyped,
  }),
})

/** A post that a person is writing in a topic. */
export const postDraft = defineDraft({
  form: 'post',
  subject: 'topic',
  permission: 'topic.read',
  schema: z.strictObject({
    body: longTyped,
    quotedPostId: z.nullable(z.uuid()),
    /** The id of the post that this text becomes, which changes with it; `null` = nothing is written yet. */
    postId: z._default(z.nullable(z.uuid()), null),
  }),
})
