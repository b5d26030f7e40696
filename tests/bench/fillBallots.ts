import { sql } from 'drizzle-orm'
import { firstHead } from '#contract/decisions/ballotLog.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'

export const votingDecision = demoId('the decision that is measured')
const place = demoId('the place where votes are measured')

/** The SQL below builds the same id. */
export const votingPerson = (voter: number) => `00000000-0000-4000-8000-${String(voter).padStart(12, '0')}`
/** Both the access token and the confirmation token of a voter. */
export const ballotTokenOf = (voter: number) => `token-of-voter-${voter}`

/** Inserts a place with this many owners, all signed in and confirmed, and one decision to vote on. */
export async function fillBallots(db: Database, voters: number): Promise<void> {
  const owners = sql`(select n, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
    translate(rtrim(encode(sha256(convert_to('token-of-voter-' || n, 'UTF8')), 'base64'), '='), '+/', '-_') as hash
    from generate_series(0, ${voters - 1}::int) as n) owners`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
        tantiemes_total, search_text, created_at)
      values (${place}, 'ESE', 'Résidence du Vote', '1 rue de la Mesure', '59000', 'Lille', '', 1, ${voters},
        ${voters * 10}, 'residence du vote', now())`)
    await tx.execute(sql`
      insert into users (id, email, display_name, first_name, last_name, created_at)
      select id, 'votant-' || n || '@demo.example', 'Votant ' || n, 'Votant', n::text, now() from ${owners}`)
    await tx.execute(sql`insert into user_offers (user_id, offer) select id, 'ESE' from ${owners}`)
    await tx.execute(sql`
      insert into memberships (user_id, place_id, role, since) select id, ${place}, 'coowner', now() from ${owners}`)
    await tx.execute(sql`
      insert into lots (id, place_id, number, kind, building, tantiemes, owner_id)
      select id, ${place}, n + 1, 'flat', 'A', 10, id from ${owners}`)
    await tx.execute(sql`
      insert into sessions (id, user_id, offer, created_at) select id, id, 'ESE', now() from ${owners}`)
    await tx.execute(sql`
      insert into access_tokens (hash, session_id, expires_at, presented_at)
      select hash, id, now() + interval '1 day', now() from ${owners}`)
    await tx.execute(sql`
      insert into confirmations (hash, user_id, session_id, expires_at)
      select hash, id, id, now() + interval '1 day' from ${owners}`)
    await tx.execute(sql`
      insert into decisions (id, place_id, title, description, rule, key_total, due_at, created_at, updated_at, log_head)
      values (${votingDecision}, ${place}, 'Mesure', 'Mesure', 'art24', ${voters * 10}, now() + interval '1 day', now(), now(),
        ${await firstHead(votingDecision, null)})`)
    await tx.execute(sql`
      insert into decision_lots (decision_id, lot_id, owner_id, tantiemes, shares)
      select ${votingDecision}, id, id, 10, 10 from ${owners}`)
    await tx.execute(sql`
      insert into decision_voters (decision_id, user_id, name, votes, tantiemes)
      select ${votingDecision}, id, 'Votant ' || n, 10, 10 from ${owners}`)
  })
  await db.execute(sql`analyze`)
}
