import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { previewLength } from '#contract/messages/conversations.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { beginningOf } from '#server/platform/beginningOf.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { conversationQueueTotals, conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'

type Filter = {
  readonly userId: string
  readonly offer: OfferCode
  readonly locale: LocaleCode
  readonly place: string | undefined
  readonly q: 'mine' | 'unassigned' | undefined
}

/** The conversations that wait in the places where the person answers. The unfiltered queue has stored totals. */
export async function listQueue(db: Queryable, { userId, offer, locale, place, q }: Filter, page: PageQuery) {
  const answered = and(
    eq(places.offer, offer),
    place === undefined ? undefined : eq(places.id, place),
    mayReadIn(places.id, 'exchange.answer'),
  )
  const only: Readonly<Record<'mine' | 'unassigned', SQL>> = {
    mine: eq(conversations.assigneeId, userId),
    unassigned: isNull(conversations.assigneeId),
  }
  const ofPlace = and(eq(conversations.placeId, places.id), isNotNull(conversations.waitingSince), q && only[q])
  const total =
    q === undefined
      ? sql<number>`(select coalesce(sum(${conversationQueueTotals.waiting}), 0)::int from ${conversationQueueTotals}
          join ${places} on ${places.id} = ${conversationQueueTotals.placeId} where ${answered})`
      : sql<number>`(select count(*)::int from ${conversations} join ${places} on ${ofPlace} where ${answered})`
  // An index holds the conversations of each place in order: each place supplies at most a page, however many wait.
  const waiting = db
    .select()
    .from(conversations)
    .where(ofPlace)
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(sql.placeholder('reach'))
    .as('waiting')
  const isLast = and(eq(messages.conversationId, waiting.id), eq(messages.seq, waiting.lastSeq))
  const statement = db
    .select({
      id: waiting.id,
      placeId: waiting.placeId,
      placeName: places.name,
      name: waiting.name,
      creator: personShownIn(waiting.creatorId, waiting.placeId),
      assignee: personShownIn(waiting.assigneeId, waiting.placeId),
      waitingSince: sql`${waiting.waitingSince}`.mapWith(conversations.updatedAt),
      preview: sql<string>`coalesce((
        select ${beginningOf(messages.body, previewLength)} from ${messages} where ${isLast}), '')`,
      total,
    })
    .from(places)
    .crossJoinLateral(waiting)
    .where(answered)
    .orderBy(asc(waiting.waitingSince), asc(waiting.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('')
  const skipped = rowsToSkip(page)
  const rows = await statement.execute({ userId, reach: skipped + page.perPage, limit: page.perPage, offset: skipped })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ userId, reach: 1, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  const found = rows.map(({ creator, assignee, waitingSince, total: _, ...row }) => ({
    ...row,
    creator: toAuthor(creator, locale),
    assignee,
    waitingSince: waitingSince.toISOString(),
  }))
  return { waiting: found, meta }
}
