import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace } from './fillReports.ts'

const person = demoId(`person ${measuredPerson}`)
const manager = demoId('person gestionnaire')
/** The devices of the measured person stay the same; only the sessions of other people grow. */
const ownSessions = 30

/**
 * Inserts `count / 5` notifications of one person, `count / 5` news of one place, `count / 10` invitations to it, and `count`
 * sessions. Other places have a few news and invitations too: if one place had them all, PostgreSQL would expect as many in every
 * place, and plan each request again instead of keeping a plan.
 */
export async function fillNotices(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into notifications (user_id, place_id, type, title, author, path, is_highlighted, created_at, read_at)
      select ${person}, case when n % 10 > 0 then ${measuredPlace}::uuid end,
        (array['report', 'report_event', 'resolved_report', 'post', 'notification'])[1 + n % 5], 'Avis ' || n,
        ${demoName('gestionnaire')}, '/signalements', n % 25 = 0, now() - n * interval '3 hours',
        case when n > 20 then now() - (n - 1) * interval '3 hours' end
      from generate_series(1, ${count / 5}::int) as n`)
    await tx.execute(sql`
      insert into notifications (user_id, place_id, type, title, created_at)
      select user_id, place_id, 'report', 'Avis', now() from memberships where user_id <> ${person}`)
    await tx.execute(sql`
      insert into place_actualities (place_id, title, body, author, published_at)
      select ${measuredPlace}, 'Actualité ' || n, repeat('Une nouvelle de la résidence, en quelques phrases. ', 5 + n % 20),
        ${demoName('gestionnaire')}, now() - n * interval '3 days'
      from generate_series(1, ${count / 5}::int) as n
      union all
      select id, 'Actualité', 'Une nouvelle.', ${demoName('gestionnaire')}, now() - n * interval '30 days'
      from places, generate_series(1, 3) as n where name like 'Immeuble %'`)
    await tx.execute(sql`
      insert into invitations (place_id, email, role, invited_by, created_at)
      select ${measuredPlace}, 'invite-' || n || '@demo.example', 'resident',
        case when n % 3 = 0 then ${person}::uuid else ${manager}::uuid end, now() - n * interval '1 day'
      from generate_series(1, ${count / 10}::int) as n
      union all
      select id, 'invite-' || n || '@demo.example', 'resident', ${manager}, now() - n * interval '30 days'
      from places, generate_series(1, 3) as n where name like 'Immeuble %'`)
    await tx.execute(sql`
      insert into sessions (user_id, offer, user_agent, created_at, last_seen_at)
      select id, 'ESE', 'Mozilla/5.0 (X11; Linux x86_64)', now() - n * interval '1 hour', now() - n * interval '1 minute'
      from (select id, row_number() over () as n from users order by email limit ${count}) as people
      union all
      select ${person}, 'ESE', 'Mozilla/5.0 (X11; Linux x86_64)', now() - n * interval '1 day', now() - n * interval '1 hour'
      from generate_series(1, ${ownSessions}::int) as n`)
    await tx.execute(sql`
      insert into refresh_tokens (hash, session_id, expires_at)
      select 'measured ' || id, id, now() + interval '10 days' from sessions where user_agent like 'Mozilla/5.0 (X11%'`)
  })
  await db.execute(sql`analyze`)
}
