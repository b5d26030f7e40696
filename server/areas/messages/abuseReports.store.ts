import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AbuseReport } from '#contract/messages/conversationDesk.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { filesOf, toFiles } from '#server/services/files/filesOf.store.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { abuseReports } from './conversationDesk.tables.ts'
import { conversations } from './conversations.tables.ts'
import { messageAttachments, messages } from './messages.tables.ts'

export async function insertAbuseReport(db: Queryable, values: typeof abuseReports.$inferInsert): Promise<void> {
  await db.insert(abuseReports).values(values)
}

const mostReports = 100
type Reader = {
  readonly userId: string
  readonly offer: OfferCode
  readonly locale: LocaleCode
  /** Limits the list to this place. */
  readonly place: string | undefined
}

/** The reported messages in the places where the person answers for the manager, unseen ones first. */
export async function listAbuseReports(
  db: Queryable,
  { userId, offer, locale, place }: Reader,
): Promise<AbuseReport[]> {
  const rows = await db
    .select({
      id: abuseReports.id,
      placeId: places.id,
      placeName: places.name,
      conversationName: conversations.name,
      author: personShownIn(messages.authorId, conversations.placeId),
      reporter: personShownIn(abuseReports.reporterId, conversations.placeId),
      body: abuseReports.body,
      attachments: filesOf(messageAttachments, eq(messageAttachments.messageId, messages.id)),
      reason: abuseReports.reason,
      createdAt: abuseReports.createdAt,
      seenAt: abuseReports.seenAt,
    })
    .from(abuseReports)
    .innerJoin(messages, eq(messages.id, abuseReports.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(places, and(eq(places.id, conversations.placeId), eq(places.offer, offer)))
    .where(and(mayReadIn(places.id, 'exchange.answer'), place === undefined ? undefined : eq(places.id, place)))
    .orderBy(desc(sql`${abuseReports.seenAt} is null`), desc(abuseReports.createdAt), abuseReports.id)
    .limit(mostReports)
    .prepare('')
    .execute({ userId })
  return rows.map(({ author, reporter, attachments, createdAt, seenAt, ...row }) => ({
    ...row,
    author: toAuthor(author, locale),
    reporter: toAuthor(reporter, locale),
    attachments: toFiles(attachments),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }))
}

type InPlace = { readonly id: string; readonly placeId: string }

const reportIn = (db: Queryable, { id, placeId }: InPlace) =>
  and(
    eq(abuseReports.id, id),
    sql`${abuseReports.messageId} in ${db
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(conversations.placeId, placeId))}`,
  )

export async function hasAbuseReport(db: Queryable, report: InPlace): Promise<boolean> {
  return (await db.$count(abuseReports, reportIn(db, report))) > 0
}

/** Returns whether nobody had dealt with it before. */
export async function writeSeen(db: Queryable, report: InPlace, seenAt: Date): Promise<boolean> {
  const rows = await db
    .update(abuseReports)
    .set({ seenAt })
    .where(and(reportIn(db, report), isNull(abuseReports.seenAt)))
    .returning({ id: abuseReports.id })
  return rows.length > 0
}
