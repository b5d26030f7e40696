import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { type Message, message } from '#contract/messages/messages.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { toFiles } from '#server/services/files/filesOf.store.ts'
import { placeStems } from '#server/services/search/placeStems.store.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { filesOfMessage } from './messageFiles.store.ts'
import { messages } from './messages.tables.ts'
import { isStaff } from './obstacleOf.ts'
import { isNotHidden, isReadableTo, ownCopy, type Reader } from './visible.store.ts'

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

/** A separate lookup, so that membership is checked once and not for every message. */
const placeOfConversation = sql`(
  select ${conversations.placeId} from ${conversations} where ${conversations.id} = ${conversationId})`

/** The number from which the reader sees the conversation. */
const isReached = sql`${messages.seq} >= coalesce(${conversationMembers.firstSeq}, 1)`

const ofConversation = eq(messages.conversationId, conversationId)
const isBefore = sql`${messages.seq} < ${sql.placeholder('before')}::int`
const isAfter = sql`${messages.seq} > ${sql.placeholder('after')}::int`
const newestFirst = desc(messages.seq)

/** The rows of a statement: one message, or a page from the end, before or after a number. */
const windows = {
  one: { where: eq(messages.id, sql.placeholder('messageId')), order: asc(messages.id), placeId: undefined },
  newest: { where: ofConversation, order: newestFirst, placeId: placeOfConversation },
  before: { where: and(ofConversation, isBefore), order: newestFirst, placeId: placeOfConversation },
  between: { where: and(ofConversation, isBefore, isAfter), order: newestFirst, placeId: placeOfConversation },
  after: { where: and(ofConversation, isAfter), order: asc(messages.seq), placeId: placeOfConversation },
}

type Selection = { readonly window: keyof typeof windows; readonly readsManagers: boolean }

const seen = preparedEach(
  ({ window, readsManagers }: Selection) => `messages ${window}${readsManagers ? ' for staff' : ''}`,
  (db, { window, readsManagers }, name) => {
    const { where, order, placeId } = windows[window]
    return db
      .select(shown)
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .leftJoin(conversationMembers, ownCopy(userId))
      .where(and(where, isReached, isReadableTo(userId, readsManagers, placeId), isNotHidden(userId)))
      .orderBy(order)
      .limit(sql.placeholder('most'))
      .prepare(name)
  },
)

const windowOf = ({ before, after }: Window) => {
  if (before === undefined) return after === undefined ? 'newest' : 'after'
  return after === undefined ? 'before' : 'between'
}

/** Messages that a person sees, the newest first: from the end, or before or after a number. */
export async function listMessages(db: Queryable, scope: Scope, asked: Window) {
  const { before, after, most } = asked
  const window = windowOf(asked)
  const statement = seen(db, { window, readsManagers: isStaff(scope.roles) })
  const ids = { userId: scope.userId, conversationId: scope.conversationId }
  const rows = await statement.execute({ ...ids, before, after, most: most + 1 })
  const page = rows.slice(0, most).map((row) => toMessage(row, scope.locale))
  return { messages: window === 'after' ? page.toReversed() : page, hasMore: rows.length > most }
}

/** One message as its reader sees it. */
export async function findMessage(db: Queryable, scope: Omit<Scope, 'conversationId'>, messageId: string) {
  const statement = seen(db, { window: 'one', readsManagers: isStaff(scope.roles) })
  const [row] = await statement.execute({ userId: scope.userId, messageId, most: 1 })
  return row ? toMessage(row, scope.locale) : null
}

/** Finds the author and conversation of a message without an access check; `null` = no message has this id yet. */
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

/** The number of messages of others that a person sees after a number. */
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
