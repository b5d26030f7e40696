import { and, asc, eq, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { cannedAnswers, conversationNotes } from './conversationDesk.tables.ts'
import { conversations } from './conversations.tables.ts'

/** The notes about a conversation. The caller checks that the person may read them. */
export async function listNotes(db: Queryable, conversationId: string, locale: LocaleCode) {
  const rows = await db
    .select({
      id: conversationNotes.id,
      author: personShownIn(conversationNotes.authorId, conversations.placeId),
      body: conversationNotes.body,
      createdAt: conversationNotes.createdAt,
    })
    .from(conversationNotes)
    .innerJoin(conversations, eq(conversations.id, conversationNotes.conversationId))
    .where(and(eq(conversationNotes.conversationId, conversationId), eq(conversations.isToManager, true)))
    .orderBy(asc(conversationNotes.createdAt), asc(conversationNotes.id))
  return rows.map(({ author, createdAt, ...row }) => ({
    ...row,
    author: toAuthor(author, locale),
    createdAt: createdAt.toISOString(),
  }))
}

export async function insertNote(db: Queryable, values: typeof conversationNotes.$inferInsert): Promise<string> {
  const [row] = await db.insert(conversationNotes).values(values).returning({ id: conversationNotes.id })
  if (!row) throw new Error('a note was not written')
  return row.id
}

/** The agency of a place; `null` = it has none. */
export async function agencyOf(db: Queryable, placeId: string): Promise<string | null> {
  const [row] = await db.select({ agencyId: places.agencyId }).from(places).where(eq(places.id, placeId))
  return row?.agencyId ?? null
}

const ofAgency = (placeId: string) =>
  sql`${cannedAnswers.agencyId} = (select ${places.agencyId} from ${places} where ${places.id} = ${placeId})`
const answer = { id: cannedAnswers.id, title: cannedAnswers.title, body: cannedAnswers.body }

export const listCannedAnswers = (db: Queryable, placeId: string) =>
  db
    .select(answer)
    .from(cannedAnswers)
    .where(ofAgency(placeId))
    .orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))

export async function insertCannedAnswer(db: Queryable, values: typeof cannedAnswers.$inferInsert) {
  const [row] = await db.insert(cannedAnswers).values(values).returning(answer)
  if (!row) throw new Error('a prepared answer was not written')
  return row
}

/** Returns whether there was one. */
export async function deleteCannedAnswer(db: Queryable, placeId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(cannedAnswers)
    .where(and(eq(cannedAnswers.id, id), ofAgency(placeId)))
    .returning({ id: cannedAnswers.id })
  return rows.length > 0
}
