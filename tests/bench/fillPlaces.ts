import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'

/** The list of this person is measured. Their added places fill its first page. */
export const measuredPerson = 'coproprietaire'
const ownPlaces = 30
const peoplePerPlace = 10
const reportsPerPlace = 10

/** Adds this many places with residents. The measured person's list does not depend on the number. */
export async function fillPlaces(db: Database, places: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into places (offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
        tantiemes_total, search_text, created_at)
      select 'ESE', 'Immeuble ' || to_char(n, 'FM00000'), n || ' rue de la Mesure', '59000', 'Lille',
        'Un immeuble parmi d’autres, de la même rue que les autres.', 1, 20, 10000,
        'immeuble ' || to_char(n, 'FM00000') || ' ' || n || ' rue de la mesure 59000 lille', now()
      from generate_series(1, ${places}::int) as n`)
    await tx.execute(sql`
      insert into users (email, display_name, first_name, last_name, created_at)
      select 'habitant-' || n || '@demo.example', 'Habitant ' || n, 'Habitant', n::text, now()
      from generate_series(1, ${places * peoplePerPlace}::int) as n`)
    await tx.execute(sql`
      insert into user_offers (user_id, offer) select id, 'ESE' from users where email like 'habitant-%'`)
    await tx.execute(sql`
      insert into memberships (user_id, place_id, role, since)
      select people.id, homes.id, 'coowner', now()
      from (select id, row_number() over (order by name) as number from places where name like 'Immeuble %') as homes
      join (select id, last_name::int as number from users where email like 'habitant-%') as people
        on (people.number - 1) / ${peoplePerPlace}::int + 1 = homes.number`)
    await tx.execute(sql`
      insert into memberships (user_id, place_id, role, since)
      select ${demoId(`person ${measuredPerson}`)}, id, 'coowner', now()
      from places where name like 'Immeuble %' order by name limit ${ownPlaces}`)
    await tx.execute(sql`
      insert into reports (place_id, title, description, search_text, category, kind, status, created_at, updated_at)
      select places.id, 'Panne ' || n, 'Une panne parmi d’autres.', 'panne ' || n || ' une panne parmi d’autres.',
        1 + n % 7, 'dysfunctional', case when n % 4 = 0 then 'opened' else 'resolved' end, now(), now() - n * interval '1 hour'
      from places, generate_series(1, ${reportsPerPlace}::int) as n where name like 'Immeuble %'`)
  })
  await db.execute(sql`analyze`)
}
