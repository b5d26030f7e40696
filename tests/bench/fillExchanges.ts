import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { stemsOf } from '#server/services/search/stems.ts'
import { hashOfToken, numberedId, numberedIdOf } from './numberedId.ts'

/** Ten buildings with fifty signed-in co-owners each, who write in conversations of ten people; two of them write in each. */
const placesCount = 10
const peoplePerConversation = 10
export const conversationsCount = 50
export const peopleCount = conversationsCount * peoplePerConversation
const peoplePerPlace = peopleCount / placesCount
/** A page of a conversation is full, as after months of use. */
export const earlierMessages = 60

export const membersOf = (conversation: number) =>
  Array.from({ length: peoplePerConversation }, (_, index) => conversation * peoplePerConversation + index)
const rankOf = (person: number) => person % peoplePerConversation
/** The first two of each conversation write, and the third has it on screen. */
export const isWriting = (person: number) => rankOf(person) < 2
export const isWatching = (person: number) => rankOf(person) === 2

const token = 'token-of-writer-'
export const conversationId = (conversation: number) => numberedId('conversation', conversation)
export const writer = {
  tokenOf: (person: number) => token + person,
  placeOf: (person: number) => numberedId('place', Math.floor(person / peoplePerPlace)),
  conversationOf: (person: number) => conversationId(Math.floor(person / peoplePerConversation)),
}

export async function fillExchanges(db: Database): Promise<void> {
  const people = sql`(select n, ${numberedIdOf('person', sql`n`)} as id, ${hashOfToken(token, sql`n`)} as hash,
    ${numberedIdOf('place', sql`n / ${peoplePerPlace}::int`)} as place_id,
    ${numberedIdOf('conversation', sql`n / ${peoplePerConversation}::int`)} as conversation_id
    from generate_series(0, ${peopleCount - 1}::int) as n) people`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
        tantiemes_total, search_text, created_at)
      select ${numberedIdOf('place', sql`n`)}, 'ESE', 'Résidence des Échanges ' || n, n || ' rue de la Mesure', '59000', 'Lille', '', 1,
        ${peoplePerPlace}::int, 10000, 'residence des echanges ' || n, now()
      from generate_series(0, ${placesCount - 1}::int) as n`)
    await tx.execute(sql`
      insert into users (id, email, display_name, first_name, last_name, created_at)
      select id, 'correspondant-' || n || '@demo.example', 'Correspondant ' || n, 'Correspondant', n::text, now() from ${people}`)
    await tx.execute(sql`insert into user_offers (user_id, offer) select id, 'ESE' from ${people}`)
    await tx.execute(sql`
      insert into memberships (user_id, place_id, role, since) select id, place_id, 'coowner', now() from ${people}`)
    await tx.execute(sql`
      insert into sessions (id, user_id, offer, created_at) select id, id, 'ESE', now() from ${people}`)
    await tx.execute(sql`
      insert into access_tokens (hash, session_id, expires_at, presented_at)
      select hash, id, now() + interval '1 day', now() from ${people}`)
    await tx.execute(sql`
      insert into conversations (id, place_id, creator_id, name, last_seq, created_at, updated_at)
      select conversation_id, place_id, id, 'Travaux ' || n, ${earlierMessages}::int, now() - interval '60 days', now() - interval '1 day'
      from ${people} where n % ${peoplePerConversation}::int = 0`)
    await tx.execute(sql`
      insert into messages (conversation_id, seq, author_id, body, stems, reached_count, reached_lists, created_at)
      select conversation_id, seq, id, text,
        ${stemsOf(sql`lower(text)`)} || array_to_tsvector(array['@' || place_id]),
        ${peoplePerConversation - 1}::int, '[]', now() - interval '61 days' + seq * interval '1 day'
      from ${people}, lateral (
        select seq, 'Bonjour, le devis ' || seq || ' du ravalement est arrivé, et la réunion reste prévue jeudi à 18 h.' as text
        from generate_series(1, ${earlierMessages}::int) as seq
        where seq % ${peoplePerConversation}::int = n % ${peoplePerConversation}::int) earlier`)
    await tx.execute(sql`
      insert into conversation_members (conversation_id, user_id, place_id, first_seq, last_seq, last_read_seq, joined_at,
        updated_at)
      select conversation_id, id, place_id, 1, ${earlierMessages}::int, ${earlierMessages}::int, now() - interval '60 days',
        now() - interval '1 day'
      from ${people}`)
  })
  await db.execute(sql`vacuum analyze`)
}
