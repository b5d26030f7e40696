import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace } from './fillReports.ts'

const person = demoId(`person ${measuredPerson}`)
const [accountant, manager] = [demoId('person comptable'), demoId('person gestionnaire')]
/** Lines of answers that wait for a person are settled within days, however long the history. */
const waitingLines = 30
const linesPerAnswer = 10
const file = sql`place_id, number, message_id, format, state, count, amount, hash, made_at, made_by, handed_out_at, handed_out_by`
const made = (kind: string) => sql`
  ${measuredPlace}, 1000 + n, ${kind} || n, case when ${kind} = 'P-' then 'pain.008.001.08' else 'pain.001.001.09' end, 'handedOut',
  20, 200000, md5('file' || n), now() - n * interval '2 days', ${accountant}::uuid, now() - n * interval '2 days', ${accountant}::uuid`

/**
 * Inserts this many payments by mandate and as many lines of answers of banks in one place, a tenth as many refunds, a
 * twentieth as many files, and a hundredth as many ended mandates. Half of the refunds, and a tenth of the payments, are those of one person. Other places have a few payments.
 */
export async function fillPayments(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into creditors (place_id, name, address, identifier, bank_account, account_sealed)
      select id, 'Syndicat', '1 rue de la Mesure', 'FR00ZZZ000000', '512', 'sealed' from places where name like 'Immeuble %'`)
    await tx.execute(sql`
      insert into mandates (place_id, user_id, rum, kind, owner_name, address, account_sealed, account_shown, account_print, mobile,
        created_at, signed_at, ended_at, ended_because)
      select place_id, user_id, 'MESURE-' || row_number() over (), 'auto', 'Copropriétaire', '{}', 'sealed', 'FR76 … 185', 'print', '+33600000000',
        now() - interval '10 years', now() - interval '10 years', ended_at, case when ended_at is not null then 'replaced' end
      from (
        select distinct place_id, owner_id as user_id, null::timestamptz as ended_at from lots
        where place_id = ${measuredPlace} and owner_id is not null
          and not exists (select 1 from mandates where place_id = lots.place_id and user_id = owner_id and ended_at is null)
        union all
        select distinct on (place_id) place_id, user_id, null from memberships join places on places.id = place_id
        where places.name like 'Immeuble %'
        union all
        select ${measuredPlace}, owners.ids[1 + n % array_length(owners.ids, 1)], now() - n * interval '1 day'
        from generate_series(1, ${count / 100}::int) as n,
          (select array_agg(distinct owner_id) as ids from lots where place_id = ${measuredPlace}) as owners
        where owners.ids[1 + n % array_length(owners.ids, 1)] is not null) as signed`)
    await tx.execute(sql`
      insert into collection_files (${file}) select ${made('P-')} from generate_series(1, ${count / 20}::int) as n`)
    await tx.execute(sql`
      insert into refund_files (${file}, execute_on)
      select ${made('R-')}, (now() - n * interval '2 days')::date from generate_series(1, ${count / 20}::int) as n`)
    await tx.execute(sql`
      insert into payments (place_id, user_id, mandate_id, state, origin, amount, intended, asked_at, collect_on, end_to_end_id, file_id, is_handed_out)
      select place_id, user_id, id, 'booked', 'owner', 10000 + n, '[]'::jsonb, now() - n * interval '3 hours', (now() - n * interval '3 hours')::date,
        'M' || n, file, true
      from generate_series(1, ${count}::int) as n
      cross join (select array_agg(id order by user_id = ${person}::uuid desc, id) as ids from mandates
        where place_id = ${measuredPlace} and signed_at is not null and ended_at is null) as live
      cross join (select array_agg(id order by number) as files from collection_files
        where place_id = ${measuredPlace} and message_id like 'P-%') as made
      cross join lateral (select made.files[1 + n % array_length(made.files, 1)] as file) as its_file
      join mandates on mandates.id = live.ids[case when n % 10 = 0 then 1 else 1 + n % array_length(live.ids, 1) end]
      union all
      select place_id, user_id, mandates.id, 'booked', 'owner', 10000, '[]'::jsonb, now(), now()::date, left(mandates.rum || '-' || n, 19), null, false
      from mandates, generate_series(1, 3) as n where place_id <> ${measuredPlace} and rum like 'MESURE-%'`)
    await tx.execute(sql`
      insert into refunds (place_id, user_id, state, amount, asked_at, promised_by, account_sealed, account_shown, holder, end_to_end_id,
        approved_by, confirmed_by, file_id, is_handed_out, transferred_on)
      select ${measuredPlace}, case when n % 2 = 0 then ${person}::uuid else owners.ids[1 + n % array_length(owners.ids, 1)] end,
        case when n % 20 = 1 then 'declined' else 'booked' end, 5000 + n, now() - n * interval '1 day', now()::date - n, 'sealed',
        'FR76 … 185', 'Copropriétaire', 'R' || n, ${accountant}::uuid, ${manager}::uuid,
        case when n % 20 <> 1 then made.files[1 + n % array_length(made.files, 1)] end, n % 20 <> 1, now()::date - n
      from generate_series(1, ${count / 10}::int) as n,
        (select array_agg(distinct owner_id) as ids from lots where place_id = ${measuredPlace} and owner_id is not null) as owners,
        (select array_agg(id) as files from refund_files where place_id = ${measuredPlace} and message_id like 'R-%') as made`)
    await tx.execute(sql`
      insert into refund_events (refund_id, kind, source, at)
      select id, kind, 'manager', asked_at from refunds, unnest(array['asked', 'approved', 'confirmed', 'putInFile', 'handedOut']) as kind
      where place_id = ${measuredPlace} and holder = 'Copropriétaire'`)
    await tx.execute(sql`
      insert into bank_answers (place_id, name, hash, state, answers, uploaded_at, uploaded_by, applied_at, applied_by)
      select ${measuredPlace}, 'camt-' || n || '.xml', 'measured ' || n, 'applied',
        (select jsonb_agg(jsonb_build_object('kind', 'collected', 'scope', 'transaction', 'state', 'booked', 'cents', 10000, 'direction', 'in'))
          from generate_series(1, ${linesPerAnswer}::int)),
        now() - n * interval '1 day', ${accountant}::uuid, now() - n * interval '1 day', ${accountant}::uuid
      from generate_series(1, ${count / linesPerAnswer}::int) as n`)
    await tx.execute(sql`
      insert into bank_answer_lines (answer_id, rank, outcome, key, kind, reference, amount, direction, day, life)
      select id, rank, case when isWaiting then 'unmatched' else 'applied' end, hash || rank, 'collected', 'ref ' || rank, 10000, 'in', now()::date,
        case when isWaiting then 'waiting' end
      from (select *, row_number() over (order by uploaded_at desc) as n from bank_answers where hash like 'measured %') as answers,
        generate_series(0, ${linesPerAnswer - 1}::int) as rank, lateral (select rank = 0 and n <= ${waitingLines}::int as isWaiting) as its`)
  })
  await db.execute(sql`analyze`)
}
