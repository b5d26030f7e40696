import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace } from './fillReports.ts'

const person = demoId(`person ${measuredPerson}`)
const manager = demoId('person gestionnaire')
/** A topic with the same number of posts on every stage; other topics grow. */
export const measuredTopic = demoId('topic measured')
/** The number of posts in each topic, and in the measured one. */
const postsEach = 4
const postsMeasured = 200

/** Inserts this many topics of one place, all read by one person: one in ten is archived, one in twenty has a reported post. */
export async function fillTopics(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into topics (id, place_id, author_id, title, stems, category, state, last_seq, created_at, updated_at)
      select case when n = 1 then ${measuredTopic}::uuid else gen_random_uuid() end, ${measuredPlace},
        case when n % 2 = 0 then ${person}::uuid else ${manager}::uuid end, 'Mesure ' || n,
        to_tsvector('french', 'mesure'), 1 + n % 8, case when n % 10 = 0 then 'archived' else 'open' end,
        case when n = 1 then ${postsMeasured}::int else ${postsEach}::int end,
        now() - (n + 90) * interval '3 hours', now() - n * interval '3 hours'
      from generate_series(1, ${count}::int) as n`)
    await tx.execute(sql`
      insert into posts (topic_id, seq, author_id, body, stems, created_at)
      select id, n, case when n % 2 = 1 then author_id else ${manager}::uuid end, repeat('Un mot sur la résidence. ', 1 + n % 9),
        to_tsvector('french', 'un mot sur la résidence'), created_at + n * interval '1 hour'
      from topics, generate_series(1, ${postsMeasured}::int) as n where title like 'Mesure %' and n <= last_seq`)
    await tx.execute(sql`
      insert into topic_readers (topic_id, user_id, last_read_seq, is_followed)
      select id, ${person}, case when updated_at > now() - interval '5 days' then 1 else last_seq end, true
      from topics where title like 'Mesure %'`)
    await tx.execute(sql`
      insert into post_reports (post_id, place_id, reporter_id, body, reason, created_at)
      select posts.id, place_id, ${person}, 'Un mot.', 'Injure', posts.created_at
      from posts join topics on topics.id = topic_id
      where title like 'Mesure %' and seq = 2 and extract(epoch from topics.updated_at)::bigint % 20 = 0`)
  })
  await db.execute(sql`analyze`)
}
