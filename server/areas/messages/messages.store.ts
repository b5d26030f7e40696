import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Message, message } from '#contract/messages/messages.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { personShownIn, toAuthor } from '#server/services/directory/personShown.ts'
import { toFiles } from '#server/services/files/filesOf.ts'
import { placeStems } from '#server/services/search/placeStems.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { filesOfMessage } from './messageFiles.store.ts'
import { messages } from './messages.tables.ts'
import { isStaff } from './obstacleOf.ts'
import { isNotHidden, isReadableTo, ownCopy, type Reader } from './visible.ts'

type Scope = Reader & { readonly conversationId: string; readonly locale: LocaleCode }
type Window = { readonly before?: number | undefined; readonly after?: number | undefined; readonly most: number }

const userId = sql.placeholder('userId')
const conversationId = sql.placeholder('conversationId')

const mentionsValue = sql`case when ${messages.mentionedIds} = '{}' then '[]' else (
  select coalesce(json_agg(json_build_object(
    'userId', named.person->'userId', 'displayName', named.person->'displayName', 'isSelf', named.id = ${userId})
    order by named.at), '[]')
  from (select one.id, one.at, ${personShownIn(sql`one.id`, conversations.placeId)} as person
    from unnest(${messages.mentionedIds}) with ordinality one(id, at)) named
  where named.person is not null) end`

const shown = {
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
  // Wrapped because drizzle strips the table from a column that stands directly in a selected expression.
  mentions: sql<unknown>`${mentionsValue}`,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  withdrawnAt: messages.withdrawnAt,
}

type Mapped = 'author' | 'attachments' | 'reach' | 'mentions' | 'createdAt' | 'editedAt' | 'withdrawnAt'
type Row = Omit<Message, Mapped> & {
  readonly author: PersonShown | null
  readonly attachments: unknown
  readonly reachedCount: number
  readonly reachedLists: unknown
  readonly mentions: unknown
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly withdrawnAt: Date | null
}

const { mentions, reach } = message.shape
const { lists } = reach.shape

const toMessage = ({ reachedCount, reachedLists, ...row }: Row, locale: LocaleCode): Message => ({
  ...row,
  author: toAuthor(row.author, locale),
  attachments: toFiles(row.attachments),
  reach: { people: reachedCount, lists: lists.parse(reachedLists) },
  mentions: mentions.parse(row.mentions),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})

/** Looked up apart, so that membership is checked once and not for every message. */
const placeOfConversation = sql`(
  select ${conversations.placeId} from ${conversations} where ${conversations.id} = ${conversationId})`

/** From the number on from which the reader sees the conversation. */
const isReached = sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`

/** The numbers of a page: the newest ones, or those before or after a number. */
const windows = {
  newest: undefined,
  before: sql`${messages.seq} < ${sql.placeholder('before')}::int`,
  after: sql`${messages.seq} > ${sql.placeholder('after')}::int`,
  between: sql`${messages.seq} < ${sql.placeholder('before')}::int and ${messages.seq} > ${sql.placeholder('after')}::int`,
} as const

type Selection = {
  /** Identifies `where` and `order`. */
  readonly what: 'by id' | keyof typeof windows
  readonly where: SQL | undefined
  readonly order: SQL
  readonly readsManagers: boolean
  readonly placeId?: SQL
}

const seen = preparedEach(
  ({ what, readsManagers }: Selection) => `messages ${what}${readsManagers ? ' for staff' : ''}`,
  (db, { where, order, readsManagers, placeId }, name) =>
    db
      .select(shown)
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .leftJoin(conversationMembers, ownCopy(userId))
      .where(and(where, isReached, isReadableTo(userId, readsManagers, placeId), isNotHidden(userId)))
      .orderBy(order)
      .limit(sql.placeholder('most'))
      .prepare(name),
)

/** Messages that a person sees, the newest first: from the end, or before or after a number. */
export async function listMessages(db: Queryable, scope: Scope, { before, after, most }: Window) {
  const isForward = after !== undefined && before === undefined
  const window = isForward ? 'after' : before === undefined ? 'newest' : after === undefined ? 'before' : 'between'
  const statement = seen(db, {
    what: window,
    where: and(eq(messages.conversationId, conversationId), windows[window]),
    order: isForward ? asc(messages.seq) : desc(messages.seq),
    readsManagers: isStaff(scope.roles),
    placeId: placeOfConversation,
  })
  const ids = { userId: scope.userId, conversationId: scope.conversationId }
  const rows = await statement.execute({ ...ids, before, after, most: most + 1 })
  const page = rows.slice(0, most).map((row) => toMessage(row, scope.locale))
  return { messages: isForward ? page.toReversed() : page, hasMore: rows.length > most }
}

/** One message as its reader sees it. */
export async function findMessage(db: Queryable, scope: Omit<Scope, 'conversationId'>, messageId: string) {
  const statement = seen(db, {
    what: 'by id',
    where: eq(messages.id, sql.placeholder('messageId')),
    order: asc(messages.id),
    readsManagers: isStaff(scope.roles),
  })
  const [row] = await statement.execute({ userId: scope.userId, messageId, most: 1 })
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
