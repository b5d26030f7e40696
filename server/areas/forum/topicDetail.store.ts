import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { topicLinkKind } from '#contract/forum/topicLink.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { posts } from './posts.tables.ts'
import { shownTopic, toTopic } from './shownTopic.store.ts'
import { topicLinks, topicReaders, topics } from './topics.tables.ts'
import { isModerator, ownReading, type Reader, readsForumOf } from './visible.store.ts'

type Scope = Reader & { readonly topicId: string; readonly locale: LocaleCode }

/** Wrapped because drizzle strips the table from a column that stands directly in a selected expression. */
const lastReadPostId = sql<string | null>`${sql`(
  select ${posts.id} from ${posts} where ${eq(posts.topicId, topics.id)} and ${posts.seq} = ${topicReaders.lastReadSeq})`}`
const followersCount = sql<number>`${sql`(
  select count(*)::int from ${topicReaders} f where f.topic_id = ${topics.id} and f.is_followed)`}`

const links = z.array(z.object({ kind: topicLinkKind, id: z.string() }))

/** What was made from a topic, without titles. */
export async function findLinks(db: Queryable, topicId: string) {
  const rows = await db
    .select({ kind: topicLinks.kind, id: topicLinks.subjectId })
    .from(topicLinks)
    .where(eq(topicLinks.topicId, topicId))
    .orderBy(asc(topicLinks.kind))
  return links.parse(rows)
}

/** A topic as one person sees it, without its links and its proposal; `null` = they may not read it. */
export async function findTopic(db: Queryable, scope: Scope): Promise<Omit<TopicDetail, 'links' | 'proposal'> | null> {
  const { userId, roles, locale } = scope
  const [row] = await db
    .select({
      ...shownTopic({ userId, isModerator: isModerator(roles) }),
      lastReadPostId,
      followersCount,
      settledBy: personShownIn(topics.settledById, topics.placeId),
      settledAt: topics.settledAt,
    })
    .from(topics)
    .leftJoin(topicReaders, ownReading(userId))
    .where(and(eq(topics.id, scope.topicId), readsForumOf(userId, topics.placeId)))
  if (!row) return null
  const { lastReadPostId: read, followersCount: followers, settledBy, settledAt } = row
  return {
    ...toTopic(row, locale),
    lastReadPostId: read,
    followersCount: followers,
    settled: settledAt && { by: toAuthor(settledBy, locale), at: settledAt.toISOString() },
  }
}
