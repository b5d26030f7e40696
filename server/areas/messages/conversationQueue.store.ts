import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { previewLength } from '#contract/messages/conversations.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { personShownIn, toAuthor } from '#server/services/directory/personShown.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.ts'
import { conversationQueueTotals, conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'

type Filter = {
  readonly userId: string
  readonly offer: OfferCode
  readonly locale: LocaleCode
  readonly place: string | undefined
  readonly q: 'mine' | 'unassigned' | undefined
}

/** What waits in the places where the person answers; the whole queue of some places has stored totals. */
export async function listQueue(db: Queryable, { userId, offer, locale, place, q }: Filter, page: PageQuery) {
  const answered = and(
    eq(places.offer, offer),
    place === undefined ? undefined : eq(places.id, place),
    mayReadIn(db, places.id, 'exchange.answer'),
  )
  const kept = sql<number>`(select coalesce(sum(${conversationQueueTotals.waiting}), 0)::int
    from ${conversationQueueTotals} join ${places} on ${places.id} = ${conversationQueueTotals.placeId} where ${answered})`
  const only: Readonly<Record<'mine' | 'unassigned', SQL>> = {
    mine: eq(conversations.assigneeId, userId),
    unassigned: isNull(conversations.assigneeId),
  }
  const statement = db
    .select({
      id: conversations.id,
      placeId: conversations.placeId,
      placeName: places.name,
      name: conversations.name,
      creator: personShownIn(conversations.creatorId, conversations.placeId),
      assignee: personShownIn(conversations.assigneeId, conversations.placeId),
      waitingSince: sql`${conversations.waitingSince}`.mapWith(conversations.updatedAt),
      preview: sql<string>`coalesce(left(${messages.body}, ${sql.raw(String(previewLength))}), '')`,
      total: q === undefined ? kept : totalOfAll,
    })
    .from(conversations)
    .innerJoin(places, eq(places.id, conversations.placeId))
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .where(and(isNotNull(conversations.waitingSince), answered, q && only[q]))
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('')
  const rows = await statement.execute({ userId, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ userId, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  const waiting = rows.map(({ creator, assignee, waitingSince, total: _, ...row }) => ({
    ...row,
    creator: toAuthor(creator, locale),
    assignee: assignee,
    waitingSince: waitingSince.toISOString(),
  }))
  return { waiting, meta }
}
