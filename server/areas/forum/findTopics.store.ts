import { and, desc, eq, sql } from 'drizzle-orm'
import { offers } from '#offers/offers.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { excerptOf } from '#server/services/search/excerptOf.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { inOwnPlaces } from '#server/services/search/placeStems.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { wordsIn, wordsQuery } from '#server/services/search/wordsQuery.ts'
import { posts } from './posts.tables.ts'
import { topics } from './topics.tables.ts'
import { stands } from './visible.store.ts'

const plain = { roles: [], verdict: null, line: null }

/** Finds topics by the words of their titles, in any grammatical form, the one with the latest post first. */
export const findTopics: SearchSource = async (db, { userId, offer, text }) => {
  const words = wordsIn(text)
  if (words.length === 0) return []
  const rows = await db
    .select({ id: topics.id, placeId: topics.placeId, title: topics.title, detail: places.name })
    .from(topics)
    .innerJoin(places, and(eq(places.id, topics.placeId), eq(places.offer, offer)))
    .where(
      and(
        sql`${topics.stems} @@ ${inOwnPlaces(wordsQuery(words, offers[offer].locales))}`,
        mayReadIn(topics.placeId, 'topic.read'),
      ),
    )
    .orderBy(desc(topics.updatedAt), desc(topics.id))
    .limit(hitsPerKind)
    .prepare('')
    .execute({ userId })
  return rows.map((row) => ({ kind: 'topic', ...row, ...plain }))
}

/** Finds posts that everybody may read by their words, in any grammatical form, the latest first. */
export const findPosts: SearchSource = async (db, { userId, offer, text }) => {
  const words = wordsIn(text)
  if (words.length === 0) return []
  const rows = await db
    .select({
      id: topics.id,
      placeId: topics.placeId,
      seq: posts.seq,
      title: topics.title,
      body: posts.body,
    })
    .from(posts)
    .innerJoin(topics, eq(topics.id, posts.topicId))
    .innerJoin(places, and(eq(places.id, topics.placeId), eq(places.offer, offer)))
    .where(
      and(
        sql`${posts.stems} @@ ${inOwnPlaces(wordsQuery(words, offers[offer].locales))}`,
        mayReadIn(topics.placeId, 'topic.read'),
        stands,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(hitsPerKind)
    .prepare('')
    .execute({ userId })
  return rows.map(({ id, placeId, seq, title, body }) => ({
    kind: 'post',
    id: `${id}.${seq}`,
    placeId,
    title,
    detail: excerptOf(body, words),
    ...plain,
  }))
}
