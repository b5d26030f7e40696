import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Queryable } from '#server/platform/database.ts'

export const busyPlace = demoId('place of many lots')
export const busyAccountant = 'comptable'
/** Owns the first lot. */
export const busyOwner = 'coproprietaire'
/** The id of one of its fiscal years, by the year in which it begins. */
export const busyYear = (year: number) => demoId(`busy year ${year}`)

type Building = {
  readonly lots: number
  /** The calendar years of its books, the oldest first; the last one is the current year. All are open. */
  readonly years: readonly number[]
  /** The number of invoices per year. */
  readonly invoices: number
}

/**
 * A building in the demo world with a call each month for charges, works fund and advances, which its owners pay at once. Triggers
 * number, check and total its entries, as when a verb posts.
 */
export async function insertBusyBuilding(db: Queryable, { lots, years, invoices }: Building): Promise<void> {
  const current = Math.max(...years)
  await db.execute(sql`
    insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
      tantiemes_total, search_text, created_at)
    values (${busyPlace}, 'ESE', 'Les Cent Marches', '1 rue du Palier', '59000', 'Lille', '', 1, ${lots}::int,
      ${lots}::int * 10, 'les cent marches', now())`)
  await db.execute(sql`
    insert into users (email, display_name, first_name, last_name, search_text, created_at)
    select 'palier.' || n || '@essai.example', 'Palier ' || n, 'Palier', n, 'palier ' || n, now()
    from generate_series(2, ${lots}::int) as n`)
  await db.execute(sql`
    insert into lots (place_id, number, kind, building, tantiemes, owner_id)
    select ${busyPlace}, n, 'flat', 'A', 10,
      coalesce((select id from users where email = 'palier.' || n || '@essai.example'), ${demoId(`person ${busyOwner}`)}::uuid)
    from generate_series(1, ${lots}::int) as n`)
  await db.execute(sql`
    insert into memberships (user_id, place_id, role, since)
    select distinct owner_id, place_id, 'coowner', now() from lots where place_id = ${busyPlace}
    union all select ${demoId(`person ${busyAccountant}`)}::uuid, ${busyPlace}::uuid, 'coowner_accountant', now()`)
  await db.execute(sql`insert into ledgers (place_id, chart) values (${busyPlace}, 'FR')`)
  for (const year of years) {
    await db.execute(sql`
      insert into fiscal_years (id, place_id, starts_on, ends_on, is_current)
      values (${busyYear(year)}, ${busyPlace}, make_date(${year}::int, 1, 1), make_date(${year}::int, 12, 31), ${year === current})`)
    await insertEntries(db, year, invoices)
  }
}

/** A call each month, a payment by each owner, and invoices. The piece reference of an entry tells which of these it is. */
const insertEntries = (db: Queryable, year: number, invoices: number) =>
  db.execute(sql`
    with entries as (
      insert into ledger_entries (place_id, fiscal_year_id, journal, entered_on, label, piece_reference, posted_at)
      select ${busyPlace}, ${busyYear(year)}, journal, make_date(${year}::int, month, 1), label, piece, now() from (
        select 'AF' as journal, month, 'Appel du mois ' || month as label, 'all' as piece from generate_series(1, 12) as month
        union all
        select 'BQ', month, 'Virement du lot ' || number, number::text
          from generate_series(1, 12) as month, lots where place_id = ${busyPlace}
        union all
        select 'AC', 1 + n % 12, 'Facture ' || n, 'invoice' from generate_series(1, ${invoices}::int) as n) as written
      returning *),
    owners as (select id, owner_id, number from lots where place_id = ${busyPlace}),
    kinds (kind, account, product, amount) as (values (0, '4501', '701', 10000), (1, '4505', '105', 500), (2, '4503', '1031', 100)),
    lines as (
      select entries.id, 1000 * (1 + kind) + owners.number as rank, entries.entered_on, account,
          amount as debit, 0 as credit, owners.id as lot_id, owners.owner_id
        from entries, owners, kinds where journal = 'AF'
      union all
      select entries.id, 1 + kind, entries.entered_on, product, 0, amount * (select count(*) from owners), null, null
        from entries, kinds where journal = 'AF'
      union all
      select entries.id, 1, entries.entered_on, '512', 10600, 0, null, null from entries where journal = 'BQ'
      union all
      select entries.id, 2 + kind, entries.entered_on, account, 0, amount, owners.id, owners.owner_id
        from entries join owners on owners.number::text = piece_reference, kinds where journal = 'BQ'
      union all
      select entries.id, 1, entries.entered_on, (array['614', '615', '616', '621', '602'])[1 + number % 5], 9000, 0, null, null
        from entries where journal = 'AC'
      union all
      select entries.id, 2, entries.entered_on, '662', 10, 0, null, null from entries where journal = 'AC'
      union all
      select entries.id, 3, entries.entered_on, '401', 0, 9010, null, null from entries where journal = 'AC')
    insert into ledger_lines (entry_id, rank, place_id, fiscal_year_id, entered_on, chart, account, debit, credit, lot_id, owner_id)
    select id, rank, ${busyPlace}, ${busyYear(year)}, entered_on, 'FR', account, debit, credit, lot_id, owner_id from lines`)
