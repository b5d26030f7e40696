import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingId } from '#server/platform/placeOf.ts'
import { placeStems } from '#server/services/search/placeStems.store.ts'
import { conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'

const place = sql`(select ${conversations.placeId} from ${messages}
  join ${conversations} on ${eq(conversations.id, messages.conversationId)} where ${messages.id} = ${thingId})`
export const placeOfMessage = placeOf(({ messageId }: { readonly messageId: string }) => ({
  kind: 'message',
  id: messageId,
  place,
}))

type Message = { readonly id: string; readonly placeId: string }

export async function writeBody(
  db: Queryable,
  { id, placeId }: Message,
  { body, editedAt }: { readonly body: string; readonly editedAt: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({ body, editedAt, stems: placeStems(body, placeId) })
    .where(eq(messages.id, id))
}

/** Removes the text, its search stems, and its mentions. */
export async function writeWithdrawal(db: Queryable, { id }: Message, withdrawnAt: Date): Promise<void> {
  const nothing = { body: '', stems: sql`''::tsvector`, mentionedIds: [] }
  await db
    .update(messages)
    .set({ ...nothing, withdrawnAt })
    .where(eq(messages.id, id))
}
