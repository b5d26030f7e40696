import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { anyOf, queryOfWord } from '#server/services/search/stems.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { excerptOf } from './excerptOf.ts'
import { messages } from './messages.tables.ts'
import { isNotHidden } from './visible.ts'

/** More words hardly narrow a search. */
const wordLimit = 12
const wordsIn = (text: string) => (toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordLimit)

/** Every word of a search in any of its forms, or as the beginning of a word. */
function queryOf(words: readonly string[], locales: readonly LocaleCode[]): SQL {
  const each = words.map((word) => anyOf([queryOfWord(word, locales), sql`to_tsquery('simple', ${`${word}:*`})`]))
  return sql`(${sql.join(each, sql` && `)})`
}

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
        sql`${messages.stems} @@ ${queryOf(words, locales)}`,
        isNotHidden(userId),
      ),
    )}`
}

/** Finds messages by their words, in any form of them, the latest first. */
export const findMessages: SearchSource = async (db, { userId, offer, text, isImpersonated }) => {
  const words = wordsIn(text)
  // What people write to each other is read in nobody’s name.
  if (words.length === 0 || isImpersonated) return []
  // The words of the person's places are in the same index, so that common words of other places are not looked at.
  const inPlaces = sql`(select string_agg(distinct format('''@%s''', ${memberships.placeId}), '|')::tsquery
    from ${memberships} where ${memberships.userId} = ${sql.placeholder('userId')})`
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
        sql`${messages.stems} @@ (${queryOf(words, offers[offer].locales)} && ${inPlaces})`,
        mayReadIn(db, conversations.placeId, 'conversation.read'),
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
