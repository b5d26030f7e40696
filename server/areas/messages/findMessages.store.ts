import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { excerptOf } from '#server/services/search/excerptOf.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { inOwnPlaces } from '#server/services/search/placeStems.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { wordsIn, wordsQuery } from '#server/services/search/wordsQuery.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'
import { isNotHidden } from './visible.store.ts'

/** Whether a message that has reached the person contains all words of a search. */
export function hasWords(
  db: Queryable,
  { search, locales, userId }: { search: string; locales: readonly LocaleCode[]; userId: Placeholder },
): SQL | undefined {
  const words = wordsIn(search)
  if (words.length === 0) return undefined
  return sql`exists ${db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        sql`${messages.seq} >= ${conversationMembers.firstSeq}`,
        sql`${messages.stems} @@ ${wordsQuery(words, locales)}`,
        isNotHidden(userId),
      ),
    )}`
}

/** Finds messages by their words, in any grammatical form, the latest first. */
export const findMessages: SearchSource = async (db, { userId, offer, text, isImpersonated }) => {
  const words = wordsIn(text)
  // Administrators who impersonate somebody never read correspondence.
  if (words.length === 0 || isImpersonated) return []
  const rows = await db
    .select({
      id: conversations.id,
      placeId: conversations.placeId,
      seq: messages.seq,
      title: conversations.name,
      body: messages.body,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(places, and(eq(places.id, conversations.placeId), eq(places.offer, offer)))
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversations.id),
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        sql`${messages.seq} >= ${conversationMembers.firstSeq}`,
      ),
    )
    .where(
      and(
        sql`${messages.stems} @@ ${inOwnPlaces(wordsQuery(words, offers[offer].locales))}`,
        mayReadIn(conversations.placeId, 'conversation.read'),
        isNotHidden(userId),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(hitsPerKind)
    .prepare('')
    .execute({ userId })
  return rows.map(({ id, placeId, seq, title, body }) => ({
    kind: 'message',
    id: `${id}.${seq}`,
    placeId,
    title,
    detail: excerptOf(body, words),
    roles: [],
    verdict: null,
    line: null,
  }))
}
