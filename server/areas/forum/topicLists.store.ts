import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { TopicQuery, TopicSort, TopicState } from '#contract/forum/topicList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll, written } from '#server/platform/pagedList.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { inPlace } from '#server/services/search/placeStems.store.ts'
import { wordsIn, wordsQuery } from '#server/services/search/wordsQuery.ts'
import { posts } from './posts.tables.ts'
import { hasUnread, isProposed, shownTopic, toTopic } from './shownTopic.store.ts'
import { topicReaders, topics, topicTotals } from './topics.tables.ts'
import { isModerator, ownReading, type Reader, readsForumOf, stands } from './visible.store.ts'

type Filter = Reader &
  Pick<TopicQuery, 'state' | 'q'> & {
    readonly placeId: string
    readonly byCategory: number | undefined
    readonly isUnread: boolean
    readonly search: string | undefined
    readonly sort: TopicSort
    readonly locales: readonly LocaleCode[]
    readonly locale: LocaleCode
  }

const userId = sql.placeholder('userId')
const placeId = sql.placeholder('placeId')

const ofPlace = and(eq(topics.placeId, placeId), readsForumOf(userId, placeId))
/** Inlined instead of bound as parameters, so that each filter uses its index. */
const inState = (state: TopicState | undefined) =>
  state === undefined ? sql`${topics.state} <> 'archived'` : sql`${topics.state} = ${sql.raw(`'${state}'`)}`

const orders: Readonly<Record<TopicSort, SQL>> = {
  '-updated_at': desc(topics.updatedAt),
  updated_at: asc(topics.updatedAt),
  '-created_at': desc(topics.createdAt),
  created_at: asc(topics.createdAt),
  '-posts_count': desc(topics.lastSeq),
}

type Kept = { readonly state: TopicState | undefined; readonly category: number | undefined }
/** The unfiltered list of a place, by state and category, has a stored total; a filtered list is counted with its page. */
const keptTotal = ({ state, category }: Kept) => sql<number>`(select coalesce(sum(${topicTotals.topics}), 0)::int
  from ${topicTotals} where ${and(
    eq(topicTotals.placeId, placeId),
    state === undefined ? sql`${topicTotals.state} <> 'archived'` : eq(topicTotals.state, state),
    category === undefined ? undefined : sql`${topicTotals.category} = ${category}`,
  )})`

type Search = {
  readonly where: SQL | undefined
  readonly total: SQL<number>
  readonly order: SQL
  readonly isModerator: boolean
}

type Page = Pick<ReturnType<typeof onePage>, 'execute'>

/** Finds the page first, so that skipped rows load no texts and no people. */
function onePage(db: Queryable, { where, total, order, isModerator: moderates }: Search, name = '') {
  const found = db
    .select({ id: topics.id, total: total.as('total') })
    .from(topics)
    .leftJoin(topicReaders, ownReading(userId))
    .where(where)
    .orderBy(order, asc(topics.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db
    .select({ ...shownTopic({ userId, isModerator: moderates }), total: found.total })
    .from(found)
    .innerJoin(topics, eq(topics.id, found.id))
    .leftJoin(topicReaders, ownReading(userId))
    .orderBy(order, asc(topics.id))
    .prepare(name)
}

type First = Search & { readonly perPage: number }

/** The first page skips nothing, so PostgreSQL reads it in the order of the index, up to its literal limit. */
const firstPage = (
  db: Queryable,
  { where, total, order, isModerator: moderates, perPage }: First,
  name: string,
): Page =>
  db
    .select({ ...shownTopic({ userId, isModerator: moderates }), total })
    .from(topics)
    .leftJoin(topicReaders, ownReading(userId))
    .where(where)
    .orderBy(order, sql`${asc(topics.id)} limit ${written(perPage)}`)
    .prepare(name)

/** The page size of the first page; later pages share one statement for all sizes. */
type Whole = Pick<Filter, 'state' | 'sort'> & { readonly moderates: boolean; readonly perPage: number | null }
/** The lists of a whole place. */
const wholeList = preparedEach(
  ({ state, sort, moderates, perPage }: Whole) =>
    `topics ${state ?? 'current'} ${sort}${moderates ? ' moderated' : ''} ${perPage ?? 'later'}`,
  (db, { state, sort, moderates, perPage }, name): Page => {
    const where = and(ofPlace, inState(state))
    const total = keptTotal({ state, category: undefined })
    const search = { where, total, order: orders[sort], isModerator: moderates }
    return perPage === null ? onePage(db, search, name) : firstPage(db, { ...search, perPage }, name)
  },
)

/** Whether the title or posts contain all words of a search. */
function hasWords(db: Queryable, search: string, locales: readonly LocaleCode[]): SQL | undefined {
  const words = wordsIn(search)
  if (words.length === 0) return sql`false`
  // A subquery, because PostgreSQL would otherwise combine the two again for each text that it compares.
  const query = sql`(select ${wordsQuery(words, locales)} && ${inPlace(placeId)})`
  const found = db
    .select({ topicId: posts.topicId })
    .from(posts)
    .where(and(sql`${posts.stems} @@ ${query}`, stands))
  return or(sql`${topics.stems} @@ ${query}`, inArray(topics.id, found))
}

function statementFor(db: Queryable, filter: Filter, { page, perPage }: PageQuery): Page {
  const { state, byCategory, q, search, sort, locales } = filter
  const moderates = isModerator(filter.roles)
  const narrower = [
    ...(q === 'followed' ? [eq(topicReaders.isFollowed, true)] : []),
    ...(q === 'mine' ? [sql`${topics.authorId} = ${userId}`] : []),
    ...(q === 'proposed' ? [isProposed] : []),
    ...(filter.isUnread ? [hasUnread(userId)] : []),
    ...(search ? [hasWords(db, search, locales)] : []),
  ]
  if (narrower.length === 0 && byCategory === undefined) {
    return wholeList(db, { state, sort, moderates, perPage: page === 1 ? perPage : null })
  }
  const ofCategory = byCategory === undefined ? undefined : sql`${topics.category} = ${byCategory}`
  return onePage(db, {
    where: and(ofPlace, inState(state), ofCategory, ...narrower),
    total: narrower.length === 0 ? keptTotal({ state, category: byCategory }) : totalOfAll,
    order: orders[sort],
    isModerator: moderates,
  })
}

/** The topics of a place that the person may read, in one statement. */
export async function listTopics(db: Queryable, filter: Filter, page: PageQuery) {
  const statement = statementFor(db, filter, page)
  const asked = { userId: filter.userId, placeId: filter.placeId }
  const rows = await statement.execute({ ...asked, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...asked, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  return { topics: rows.map((row) => toTopic(row, filter.locale)), meta }
}

/** The number of topics in each category that are not archived; categories without any are missing. */
export const countByCategory = (db: Queryable, place: string) =>
  db
    .select({ category: topicTotals.category, topics: sql<number>`sum(${topicTotals.topics})::int` })
    .from(topicTotals)
    .where(and(eq(topicTotals.placeId, place), sql`${topicTotals.state} <> 'archived'`))
    .groupBy(topicTotals.category)
