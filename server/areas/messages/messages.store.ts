import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { message } from '#contract/messages/messages.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn, toAuthor } from '#server/services/directory/personShown.ts'
import { toFiles } from '#server/services/files/filesOf.ts'
import { placeStems } from '#server/services/search/placeStems.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { filesOfMessage } from './messageFiles.store.ts'
import { messages } from './messages.tables.ts'
import { isNotHidden, isReadable, ownCopy, type Reader } from './visible.ts'

type Scope = Reader & { readonly conversationId: string; readonly locale: LocaleCode }
type Window = { readonly before?: number | undefined; readonly after?: number | undefined; readonly most: number }

const shown = (userId: string) => ({
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  author: personShownIn(messages.authorId, conversations.placeId),
  isOwn: sql<boolean>`coalesce(${messages.authorId} = ${userId}, false)`,
  isFromStaff: messages.isFromStaff,
  body: messages.body,
  attachments: filesOfMessage,
  reachedCount: messages.reachedCount,
  reachedLists: messages.reachedLists,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  withdrawnAt: messages.withdrawnAt,
})

type Row = {
  readonly author: PersonShown | null
  readonly attachments: unknown
  readonly reachedCount: number
  readonly reachedLists: unknown
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly withdrawnAt: Date | null
}
const toMessage = ({ reachedCount, reachedLists, ...row }: Row, locale: LocaleCode) =>
  message.parse({
    ...row,
    author: toAuthor(row.author, locale),
    attachments: toFiles(row.attachments),
    reach: { people: reachedCount, lists: reachedLists },
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  })

/** From the number on from which the reader sees the conversation. */
const isReached = sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`

/** Messages that a person sees, the newest first: from the end, or before or after a number. */
export async function listMessages(db: Queryable, scope: Scope, { before, after, most }: Window) {
  const isForward = after !== undefined && before === undefined
  const rows = await db
    .select(shown(scope.userId))
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(conversationMembers, ownCopy(scope.userId))
    .where(
      and(
        eq(messages.conversationId, scope.conversationId),
        before === undefined ? undefined : lt(messages.seq, before),
        after === undefined ? undefined : gt(messages.seq, after),
        isReached,
        isReadable(scope),
        isNotHidden(scope.userId),
      ),
    )
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(most + 1)
  const page = rows.slice(0, most).map((row) => toMessage(row, scope.locale))
  return { messages: isForward ? page.toReversed() : page, hasMore: rows.length > most }
}

/** One message as its reader sees it. */
export async function findMessage(db: Queryable, scope: Omit<Scope, 'conversationId'>, messageId: string) {
  const [row] = await db
    .select(shown(scope.userId))
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(conversationMembers, ownCopy(scope.userId))
    .where(and(eq(messages.id, messageId), isReached, isReadable(scope), isNotHidden(scope.userId)))
  return row ? toMessage(row, scope.locale) : null
}

/** Who wrote a message, and where, whoever may see it; `null` = the id is free. */
export async function findAuthor(db: Queryable, id: string) {
  const [row] = await db
    .select({ authorId: messages.authorId, conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, id))
  return row ?? null
}

type NewMessage = Omit<typeof messages.$inferInsert, 'stems'> & { readonly placeId: string }

export async function insertMessage(db: Queryable, { placeId, ...values }: NewMessage): Promise<void> {
  await db.insert(messages).values({ ...values, stems: placeStems(values.body, placeId) })
}

/** How many messages of others a person sees after a number. */
export const countAfter = (
  db: Queryable,
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
  seq: number,
): Promise<number> =>
  db.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      gt(messages.seq, seq),
      sql`${messages.authorId} is distinct from ${userId}`,
      isNotHidden(userId),
    ),
  )
