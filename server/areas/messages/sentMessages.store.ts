import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { placeStems } from '#server/services/search/placeStems.ts'
import { conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'

/** The route's gate needs the place; access is checked there. */
export async function placeOfMessage(
  db: Queryable,
  { messageId }: { readonly messageId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ placeId: conversations.placeId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId))
  return row?.placeId ?? null
}

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
