import { and, asc, desc, eq, exists, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import { type QueueState, ticketComment } from '#contract/support/tickets.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { toFiles } from '#server/services/files/filesOf.store.ts'
import { filesOfComment } from './ticketFiles.store.ts'
import { shownTicket, toTicket, type Viewer, visibleTo } from './tickets.store.ts'
import { ticketComments, tickets, ticketTotals } from './tickets.tables.ts'

type Group = 'ongoing' | 'finished' | undefined
// Literals, so that PostgreSQL uses the partial indexes.
const groups = {
  ongoing: sql`${tickets.status} in ('new', 'open', 'pending')`,
  waiting: sql`${tickets.status} in ('new', 'open')`,
  pending: sql`${tickets.status} = 'pending'`,
  finished: sql`${tickets.status} in ('solved', 'closed')`,
}
const inGroup = (group: Group) => (group === undefined ? undefined : groups[group])

/** The tickets of one person, the latest updated first. They are few, so they are counted with the page. */
export async function listOwn(db: Queryable, { userId, offer }: Viewer, group: Group, page: PageQuery) {
  const where = and(eq(tickets.requesterId, userId), eq(tickets.offer, offer), inGroup(group))
  const rows = await db
    .select({ ...shownTicket, total: totalOfAll })
    .from(tickets)
    .where(where)
    .orderBy(desc(tickets.updatedAt), asc(tickets.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(tickets, where))
  return { tickets: rows.map(({ total: _, ...row }) => toTicket(row)), meta }
}

/**
 * The tickets of an offer: those that wait for an answer or for their requester, in the order of their waiting, and finished
 * ones, the latest first. Few wait, so these are counted in a separate statement; the others have a stored total.
 */
export async function listQueue(db: Queryable, offer: string, state: QueueState, page: PageQuery) {
  const isFinished = state === 'finished'
  const kept = sql<number>`(select ${ticketTotals.tickets} from ${ticketTotals}
    where ${and(eq(ticketTotals.offer, offer), eq(ticketTotals.isOngoing, false))})`
  const inTime = isFinished ? [desc(tickets.updatedAt), desc(tickets.id)] : [asc(tickets.updatedAt), asc(tickets.id)]
  const where = and(eq(tickets.offer, offer), groups[state])
  const counted = sql<number>`${db.$count(tickets, where)}`.mapWith(Number)
  const rows = await db
    .select({ ...shownTicket, total: isFinished ? kept : counted })
    .from(tickets)
    .where(where)
    .orderBy(...inTime)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(tickets, where))
  return { tickets: rows.map(({ total: _, ...row }) => toTicket(row)), meta }
}

/** Somebody who wrote at the help desk. */
const nameless = (displayName: string) => ({ userId: null, displayName, avatarUrl: null })

/** The comments of a visible ticket, the latest first. */
export async function listComments(
  db: Queryable,
  { viewer, ticketId, locale }: { readonly viewer: Viewer; readonly ticketId: string; readonly locale: LocaleCode },
  page: PageQuery,
) {
  const isVisible = exists(
    db
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.id, ticketId), visibleTo(viewer))),
  )
  const where = and(eq(ticketComments.ticketId, ticketId), isVisible)
  const rows = await db
    .select({
      id: ticketComments.id,
      ticketId: ticketComments.ticketId,
      author: personShownIn(ticketComments.authorId, tickets.placeId),
      authorName: ticketComments.authorName,
      isFromOperator: ticketComments.isFromOperator,
      body: ticketComments.body,
      attachments: filesOfComment,
      createdAt: ticketComments.createdAt,
      total: totalOfAll,
    })
    .from(ticketComments)
    .innerJoin(tickets, eq(tickets.id, ticketComments.ticketId))
    .where(where)
    .orderBy(desc(ticketComments.createdAt), asc(ticketComments.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(ticketComments, where))
  const comments = rows.map(({ authorName, ...row }) =>
    ticketComment.parse({
      ...row,
      author: authorName === null ? toAuthor(row.author, locale) : nameless(authorName),
      attachments: toFiles(row.attachments),
      createdAt: row.createdAt.toISOString(),
    }),
  )
  return { comments, meta }
}
