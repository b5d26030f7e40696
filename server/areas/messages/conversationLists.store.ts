import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { conversationMembers, conversations, conversationTotals } from './conversations.tables.ts'
import { hasWords } from './findMessages.store.ts'
import { shownConversation, toConversation } from './shownConversation.store.ts'

type Filter = {
  readonly userId: string
  readonly placeId: string
  readonly locales: readonly LocaleCode[]
  readonly locale: LocaleCode
  readonly isArchived: boolean
  readonly isUnread: boolean
  readonly search: string | undefined
}

const userId = sql.placeholder('userId')
const placeId = sql.placeholder('placeId')
const order = [desc(conversationMembers.updatedAt), asc(conversationMembers.conversationId)]

/** The caller's own copies; membership of the place is checked once. `isArchived` is inlined, so that each list uses its index. */
const own = (isArchived: boolean) =>
  and(
    eq(conversationMembers.userId, userId),
    eq(conversationMembers.placeId, placeId),
    sql`${conversationMembers.isArchived} = ${sql.raw(String(isArchived))}`,
    isNull(conversationMembers.leftAt),
    memberOf(userId, placeId),
  )
const isUnread = sql`${conversationMembers.unreadCount} > 0`

const kept = (total: SQL) =>
  sql<number>`(select ${total} from ${conversationTotals}
    where ${conversationTotals.userId} = ${userId} and ${conversationTotals.placeId} = ${placeId})`

type Search = { readonly where: SQL | undefined; readonly total: SQL<number> }

/** Finds the page first, so that skipped rows load no texts and no people. */
function onePage(db: Queryable, { where, total }: Search, name = '') {
  const found = db
    .select({ id: conversationMembers.conversationId, total: total.as('total') })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db
    .select({ ...shownConversation(userId), total: found.total })
    .from(found)
    .innerJoin(conversations, eq(conversations.id, found.id))
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, found.id), eq(conversationMembers.userId, userId)),
    )
    .orderBy(...order)
    .prepare(name)
}

const whole = {
  current: prepared((db) =>
    onePage(db, { where: own(false), total: kept(sql`${conversationTotals.current}`) }, 'conversations'),
  ),
  archived: prepared((db) =>
    onePage(db, { where: own(true), total: kept(sql`${conversationTotals.archived}`) }, 'conversations_archived'),
  ),
  unread: prepared((db) =>
    onePage(
      db,
      { where: and(own(false), isUnread), total: kept(sql`${conversationTotals.unread}`) },
      'conversations_unread',
    ),
  ),
}

function statementFor(db: Queryable, { isArchived, isUnread: areUnread, search, locales }: Filter) {
  if (!search && !(isArchived && areUnread))
    return whole[isArchived ? 'archived' : areUnread ? 'unread' : 'current'](db)
  const found = search
    ? or(ilike(conversations.name, toSearchPattern(search)), hasWords(db, { search, locales, userId }))
    : undefined
  return onePage(db, { where: and(own(isArchived), areUnread ? isUnread : undefined, found), total: totalOfAll })
}

/** A person's conversations in a place, the latest first, in one statement. */
export async function listConversations(db: Queryable, filter: Filter, page: PageQuery) {
  const statement = statementFor(db, filter)
  const asked = { userId: filter.userId, placeId: filter.placeId }
  const rows = await statement.execute({ ...asked, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...asked, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  return { conversations: rows.map((row) => toConversation(row, filter.locale)), meta }
}
