import * as z from 'zod/mini'
import { defineDraft, longTyped, typed } from '../defineDraft.ts'
import { conversationEntityKinds } from './conversations.ts'

/** A conversation that a person is starting. */
export const conversationDraft = defineDraft({
  form: 'conversation',
  permission: 'conversation.read',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the conversation, made with the draft: retries start one conversation. */
    key: z.uuid(),
    name: typed(1_000),
    /** With their names, because a person may not be among the fifty that the search returns. */
    members: z.array(z.strictObject({ id: z.uuid(), name: typed(300) })).check(z.maxLength(200)),
    distributionListIds: z.array(z.uuid()).check(z.maxLength(20)),
    isToManager: z.boolean(),
    entities: z
      .array(z.strictObject({ kind: z.enum(conversationEntityKinds), id: z.uuid(), title: typed(1_000) }))
      .check(z.maxLength(20)),
    body: longTyped,
  }),
})

/** A message that a person is writing. */
export const messageDraft = defineDraft({
  form: 'message',
  subject: 'conversation',
  permission: 'conversation.read',
  schema: z.strictObject({ body: longTyped }),
})
