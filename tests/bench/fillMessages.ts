import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace } from './fillReports.ts'

const person = demoId(`person ${measuredPerson}`)
const manager = demoId('person gestionnaire')
/** Messages of each conversation. */
const messagesEach = 4

/**
 * Inserts this many conversations of one person with the manager in one place, one in ten archived, the latest unread, and as many
 * conversations of other people of that place.
 */
export async function fillMessages(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into conversations (place_id, creator_id, name, is_to_manager, waiting_since, last_seq, created_at,
        updated_at)
      select ${measuredPlace}, case when n % 2 = 0 then ${person}::uuid end, 'Mesure ' || n, n % 3 = 0,
        case when n % 30 = 0 then now() - n * interval '3 hours' end, ${messagesEach}::int,
        now() - (n + 90) * interval '3 hours', now() - n * interval '3 hours'
      from generate_series(1, ${2 * count}::int) as n`)
    await tx.execute(sql`
      insert into messages (conversation_id, seq, author_id, body, stems, reached_count, reached_lists, created_at)
      select id, n, case when n % 2 = 1 then creator_id else ${manager}::uuid end, repeat('Un mot sur la résidence. ', 1 + n),
        to_tsvector('french', 'un mot sur la résidence'), 1, '[]', created_at + n * interval '1 hour'
      from conversations, generate_series(1, ${messagesEach}::int) as n where name like 'Mesure %'`)
    await tx.execute(sql`
      insert into conversation_members (conversation_id, user_id, place_id, first_seq, last_seq, last_read_seq, unread_count,
        is_archived, joined_at, updated_at)
      select id, member, place_id, 1, ${messagesEach}::int,
        case when updated_at > now() - interval '5 days' then 1 else ${messagesEach}::int end,
        case when updated_at > now() - interval '5 days' then ${messagesEach - 1}::int else 0 end,
        extract(epoch from updated_at)::bigint % 10 = 0, created_at, updated_at
      from conversations, unnest(array[creator_id, ${manager}::uuid]) as member
      where name like 'Mesure %' and member is not null`)
  })
  await db.execute(sql`analyze`)
}
