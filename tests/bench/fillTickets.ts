import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace } from './fillReports.ts'

const person = demoId(`person ${measuredPerson}`)
/** A ticket with the same number of comments on every stage; other tickets grow. */
export const measuredTicket = demoId('ticket measured')

/** Inserts this many tickets of many people, one in ten of them waiting, and fifty of the measured person. */
export async function fillTickets(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into tickets (offer, requester_id, place_id, subject, status, created_at, updated_at, read_at)
      select 'ESE', id, ${measuredPlace}, 'Question ' || n, case when n % 10 = 0 then 'open' else 'solved' end,
        now() - n * interval '1 hour', now() - n * interval '1 hour', now()
      from (select id, row_number() over () as n from users where id <> ${person} order by email limit ${count}) as people`)
    await tx.execute(sql`
      insert into tickets (id, offer, requester_id, place_id, subject, status, created_at, updated_at, read_at)
      select case when n = 1 then ${measuredTicket}::uuid else gen_random_uuid() end, 'ESE', ${person}, ${measuredPlace},
        'Question ' || n, 'open', now() - n * interval '1 day', now() - n * interval '1 day', now()
      from generate_series(1, 50) as n`)
    await tx.execute(sql`
      insert into ticket_comments (ticket_id, author_id, is_from_operator, body, created_at)
      select tickets.id, requester_id, n % 2 = 0, 'Un message.', now() - n * interval '1 minute'
      from tickets, generate_series(1, 40) as n where tickets.id = ${measuredTicket} or n <= 2`)
  })
  await db.execute(sql`analyze`)
}
