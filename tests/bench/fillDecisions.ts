import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPlace } from './fillReports.ts'

/** A decision that was taken to a meeting, with proxy votes. */
export const measuredDecision = demoId('decision measured')
export const measuredMeeting = demoId('meeting measured')
const president = demoId('person president')
const manager = demoId('person gestionnaire')
/** Derives a stable UUID of version 8 from the vote. */
const ballotId = sql`overlay(overlay(md5('ballot' || decision_id || user_id) placing '8' from 13) placing 'a' from 17)::uuid`
const measuredDecisions = sql`decisions where place_id = ${measuredPlace} and title like 'Résolution %'`
/** Every owner votes, every other one by a proxy that the president holds. */
const votes = sql`(
  select decision_id, user_id, votes, row_number() over (partition by decision_id order by user_id) as n,
    user_id <> ${president} and row_number() over (partition by decision_id order by user_id) % 2 = 0 as is_proxy
  from decision_voters where decision_id in (select id from ${measuredDecisions})) as votes`

/**
 * Inserts `count / 10` decisions in one place, each with the votes of every owner, `count / 20` meetings with their attendance,
 * and `count / 25` repartition keys. Decisions count as checked today, because each made-up log would raise an alarm.
 */
export async function fillDecisions(db: Database, count: number): Promise<void> {
  // The more keys a place has, the fewer of its lots each of them concerns.
  const parts = Math.ceil(count / 1_000)
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into meetings (id, place_id, kind, held_at, location)
      select case when n = 1 then ${measuredMeeting}::uuid else gen_random_uuid() end, ${measuredPlace}, 'ordinary',
        now() - n * interval '60 days', 'Salle mesurée ' || n
      from generate_series(1, ${count / 20}::int) as n`)
    await tx.execute(sql`
      insert into meeting_attendances (meeting_id, user_id, attendance, votes, written_at)
      select meetings.id, owner_id, (array['present', 'represented', 'absent'])[1 + min(number) % 3], sum(tantiemes), now()
      from meetings, lots where meetings.place_id = ${measuredPlace} and location like 'Salle mesurée %'
        and lots.place_id = ${measuredPlace} and owner_id is not null
      group by meetings.id, owner_id`)
    await tx.execute(sql`
      insert into repartition_keys (place_id, name)
      select ${measuredPlace}, 'Clé ' || n from generate_series(1, ${count / 25}::int) as n`)
    await tx.execute(sql`
      insert into repartition_key_lots (key_id, lot_id, shares)
      select repartition_keys.id, lots.id, tantiemes from repartition_keys
      join lots using (place_id) where place_id = ${measuredPlace} and name like 'Clé %'
        and lots.number % ${parts}::int = substr(name, 5)::int % ${parts}::int`)
    await tx.execute(sql`
      insert into decisions (id, place_id, title, description, search_text, life, rule, key_total, project_cents, author_id,
        meeting_id, due_at, created_at, updated_at, log_head, checked_at)
      select case when n = 1 then ${measuredDecision}::uuid else gen_random_uuid() end, ${measuredPlace}, 'Résolution ' || n,
        repeat('Ce qui est proposé, et pourquoi. ', 2 + n % 8), 'resolution ' || n,
        case when n = 1 then 'requalified' when n % 3 = 0 then 'discarded' else 'accepted' end, 'art24', 10000, n * 1000,
        ${manager}, case when n = 1 then ${measuredMeeting}::uuid end, now() - n * interval '7 days',
        now() - (n + 3) * interval '7 days', now() - n * interval '7 days', 'head', now()
      from generate_series(1, ${count / 10}::int) as n`)
    await tx.execute(sql`
      insert into decision_lots (decision_id, lot_id, owner_id, tantiemes, shares)
      select measured.id, lots.id, owner_id, tantiemes, tantiemes from (select * from ${measuredDecisions}) as measured
      join lots using (place_id)`)
    await tx.execute(sql`
      insert into decision_voters (decision_id, user_id, name, votes, tantiemes, cents)
      select decision_id, owner_id, 'Copropriétaire', sum(shares), sum(tantiemes), sum(shares) from decision_lots
      where owner_id is not null and decision_id in (select id from ${measuredDecisions}) group by 1, 2`)
    await tx.execute(sql`
      insert into attachments (id, display_name, source_file_name, content_type, size, storage_key, used_at, created_at)
      select ${ballotId}, 'Pouvoir', 'pouvoir.pdf', 'application/pdf', 90000, 'measured/' || decision_id || user_id, now(), now()
      from ${votes} where is_proxy`)
    await tx.execute(sql`
      insert into decision_votes (decision_id, voter_id, choice, votes, way, cast_by, cast_at, sequence, secret, ballot_id)
      select decision_id, user_id, case when n % 4 = 0 then 'against' else 'for' end, votes,
        case when is_proxy then 'proxy' else 'own' end, case when is_proxy then ${president}::uuid else user_id end, now(), n, 'secret',
        case when is_proxy then ${ballotId} end
      from ${votes}`)
    await tx.execute(sql`
      insert into ballot_log (decision_id, sequence, commitment, cast_at, hash)
      select decision_id, n, md5('commitment' || user_id), now(), md5(decision_id || '-' || n) from ${votes}`)
  })
  await db.execute(sql`analyze`)
}
