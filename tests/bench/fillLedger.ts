import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { measuredPlace } from './fillReports.ts'

/**
 * Posts this many entries in the current year of one place until today: invoices of many accounts, and payments of every owner, with
 * their lines of bank statements. Triggers number, check, merge and total them, as when a verb posts.
 */
export async function fillLedger(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ledger_entries (place_id, fiscal_year_id, journal, entered_on, label, piece_reference, posted_at)
      select ${measuredPlace}, id, case when n % 2 = 0 then 'AC' else 'BQ' end,
        starts_on + (n % greatest(1, least(ends_on, current_date) - starts_on + 1))::int,
        'Écriture mesurée ' || n, 'M-' || n, now()
      from fiscal_years, generate_series(1, ${count}::int) as n where place_id = ${measuredPlace} and is_current`)
    await tx.execute(sql`
      insert into ledger_lines (entry_id, rank, place_id, fiscal_year_id, entered_on, chart, account, debit, credit, lot_id, owner_id)
      select entries.id, side, place_id, fiscal_year_id, entered_on, 'FR',
        case when side = 1 then case when journal = 'AC' then (array['614', '615', '616', '621', '602'])[1 + number % 5] else '512' end
          when journal = 'AC' then '401' else '4501' end,
        case when side = 1 then 1000 + number % 90000 else 0 end, case when side = 2 then 1000 + number % 90000 else 0 end,
        case when side = 2 and journal = 'BQ' then lot.id end, case when side = 2 and journal = 'BQ' then lot.owner_id end
      from ledger_entries as entries cross join generate_series(1, 2) as side
      cross join lateral (select array_agg(id order by number) as ids, array_agg(owner_id order by lots.number) as owners from lots
        where place_id = ${measuredPlace} and owner_id is not null) as owned
      cross join lateral (select owned.ids[1 + entries.number % array_length(owned.ids, 1)] as id,
        owned.owners[1 + entries.number % array_length(owned.ids, 1)] as owner_id) as lot
      where entries.place_id = ${measuredPlace} and entries.label like 'Écriture mesurée %'`)
    await tx.execute(sql`
      insert into bank_lines (place_id, account, booked_on, amount, label, reference, state, entry_id, rank)
      select place_id, account, entered_on, debit, label, piece_reference, 'matched', entry_id, rank
      from ledger_lines join (select id, label, piece_reference from ledger_entries where journal = 'BQ') as entries on entries.id = entry_id
      where place_id = ${measuredPlace} and account = '512' and debit > 0 and label like 'Écriture mesurée %'`)
  })
  await db.execute(sql`analyze`)
}
