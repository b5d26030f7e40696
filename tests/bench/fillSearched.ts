import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { stemsOf } from '#server/services/search/stems.ts'
import { hashOfToken, numberedId, numberedIdOf } from './numberedId.ts'
import { words } from './words.ts'

/**
 * A million messages of a thousand buildings with ten co-owners each. Person 0 has 400 conversations with 20,000 messages in two of
 * the buildings, and an employee of the manager, person 1, is in charge of a hundred buildings and takes part in every tenth conversation there.
 */
const placesCount = 1_000
const peoplePerPlace = 10
const conversationsCount = 20_000
const messagesEach = 50
const ownConversations = 400
const ownPlaces = 2
const managedPlaces = 100
/** Ten messages have each text, and differ only in a number at its end. */
const textsCount = 100_000
/** The two people whose searches are measured come first. */
const firstNeighbour = 2

const token = 'token-of-searcher-'
export const searcher = { token: `${token}0`, placeId: numberedId('place', 0) }
export const searchingEmployee = { token: `${token}1`, placeId: numberedId('place', 0) }

export async function fillSearched(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
        tantiemes_total, search_text, created_at)
      select ${numberedIdOf('place', sql`n`)}, 'ESE', 'Domaine ' || n, n || ' rue de la Mesure', '59000', 'Lille', '', 1,
        ${peoplePerPlace}::int, 10000, 'domaine ' || n, now()
      from generate_series(0, ${placesCount - 1}::int) as n`)
    await tx.execute(sql`
      create temporary table people on commit drop as
      select n, ${numberedIdOf('person', sql`n`)} as id, ${hashOfToken(token, sql`n`)} as hash
      from generate_series(0, ${firstNeighbour + placesCount * peoplePerPlace - 1}::int) as n`)
    await tx.execute(sql`
      insert into users (id, email, display_name, first_name, last_name, created_at)
      select id, 'chercheur-' || n || '@demo.example', 'Chercheur ' || n, 'Chercheur', n::text, now() from people`)
    await tx.execute(sql`insert into user_offers (user_id, offer) select id, 'ESE' from people`)
    await tx.execute(sql`
      insert into sessions (id, user_id, offer, created_at) select id, id, 'ESE', now() from people where n < ${firstNeighbour}::int`)
    await tx.execute(sql`
      insert into access_tokens (hash, session_id, expires_at, presented_at)
      select hash, id, now() + interval '1 day', now() from people where n < ${firstNeighbour}::int`)
    await tx.execute(sql`
      insert into memberships (user_id, place_id, role, since)
      select id, ${numberedIdOf('place', sql`place`)}, role, now() from people, lateral (
        select (n - ${firstNeighbour}::int) / ${peoplePerPlace}::int as place, 'coowner' as role where n >= ${firstNeighbour}::int
        union all select generate_series(0, ${ownPlaces - 1}::int), 'coowner' where n = 0
        union all select generate_series(0, ${managedPlaces - 1}::int), 'coowner_manager' where n = 1) roles`)
    await tx.execute(sql`
      create temporary table talks on commit drop as
      select n, place, ${numberedIdOf('conversation', sql`n`)} as id, ${numberedIdOf('place', sql`place`)} as place_id,
        now() - (n * 7919 % 1000 + 60) * interval '1 day' as begun_at
      from (select n, case when n < ${ownConversations}::int then n % ${ownPlaces}::int else n % ${placesCount}::int end as place
        from generate_series(0, ${conversationsCount - 1}::int) as n) numbered`)
    await tx.execute(sql`
      create temporary table participants on commit drop as
      select talks.n as talk, rank, people.id as user_id
      from talks, lateral (
        select rank, ${firstNeighbour}::int + place * ${peoplePerPlace}::int + (n + rank) % ${peoplePerPlace}::int as person
          from generate_series(0, 3) as rank
        union all select 4, 0 where n < ${ownConversations}::int
        union all select 5, 1 where place < ${managedPlaces}::int and n / ${placesCount}::int % 10 = 1) taking
      join people on people.n = person`)
    await tx.execute(sql`
      insert into conversations (id, place_id, creator_id, name, last_seq, created_at, updated_at)
      select id, place_id, user_id, 'Sujet ' || n, ${messagesEach}::int, begun_at, begun_at + ${messagesEach}::int * interval '1 day'
      from talks join participants on talk = n and rank = 0`)
    await tx.execute(sql`
      insert into conversation_members (conversation_id, user_id, place_id, first_seq, last_seq, last_read_seq, joined_at, updated_at)
      select id, user_id, place_id, 1, ${messagesEach}::int, ${messagesEach}::int, begun_at, begun_at + ${messagesEach}::int * interval '1 day'
      from talks join participants on talk = n`)
    await writeTexts(tx)
    await tx.execute(sql`
      insert into messages (conversation_id, seq, author_id, body, stems, reached_count, reached_lists, created_at)
      select numbered.id, seq, user_id, texts.body || ' n° ' || number, texts.stems || array_to_tsvector(array['@' || place_id, number::text]),
        3, '[]', begun_at + seq * interval '1 day'
      from (select id, place_id, begun_at, n, seq, n::bigint * ${messagesEach}::int + seq as number
        from talks, generate_series(1, ${messagesEach}::int) as seq) numbered
      join texts on texts.n = number * 7919 % ${textsCount}::int
      join participants on talk = numbered.n and rank = seq % 4`)
  })
  await db.execute(sql`vacuum analyze`)
}

/** Texts of six to thirty words, whose frequencies are those of any language. */
async function writeTexts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select setseed(0.5)`)
  await tx.execute(sql`
    create temporary table vocabulary on commit drop as
    select rank::int, word, plain from unnest(${asArray(words)}, ${asArray(words.map(toSearchText))}) with ordinality as w (word, plain, rank)`)
  await tx.execute(sql`
    create temporary table texts on commit drop as
    select n, body, ${stemsOf(sql`plain`)} as stems from (
      select n, string_agg(word, ' ' order by position) as body, string_agg(plain, ' ' order by position) as plain
      from (select n, position, floor(exp(random() * ln(${words.length}::int)))::int as rank
        from generate_series(0, ${textsCount - 1}::int) as n, generate_series(1, 6 + n % 25) as position) drawn
      join vocabulary using (rank) group by n) written`)
  await tx.execute(sql`analyze texts`)
}

const asArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
