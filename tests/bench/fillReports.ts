import { sql } from 'drizzle-orm'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { measuredPerson } from './fillPlaces.ts'

export const measuredPlace = demoId('place tilleuls')
/** The report with a long history. */
export const measuredReport = demoId('report measured')
/** The equipment that a quarter of the reports are about. */
export const measuredEquipment = demoId('equipment measured')
const person = demoId(`person ${measuredPerson}`)
const responsible = demoId('person gestionnaire')
/** Derives a stable UUID of version 8 from the row number. */
const idOf = (what: string) => sql`overlay(overlay(md5(${what} || n) placing '8' from 13) placing 'a' from 17)::uuid`

/**
 * Inserts this many reports in one place, one in twenty of them ongoing, a piece of equipment for each of these, and half as many
 * lines in the history of one report, one in ten with a file. Readings, witnesses, promises and people are as mixed as after years
 * of use, and broken promises are escalated: jobs that catch up after the start would be measured with the lists.
 */
export async function fillReports(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into equipments (id, place_id, kind, name, location, installed_on, maintained_by)
      select case when n = 1 then ${measuredEquipment}::uuid else gen_random_uuid() end, ${measuredPlace}, 'light',
        'Équipement ' || to_char(n, 'FM00000'), 'Hall ' || n, now()::date - n::int, 'Entretien du Nord'
      from generate_series(1, ${count / 20}::int) as n`)
    await tx.execute(sql`
      insert into reports (id, place_id, reporter_id, title, description, search_text, category, kind, status, equipment_id,
        responsible_id, promised_on, escalated_at, created_at, updated_at)
      select case when n = 1 then ${measuredReport}::uuid else gen_random_uuid() end, ${measuredPlace},
        case when n % 5 = 0 then ${person}::uuid end, 'Signalement ' || n,
        repeat('Une panne parmi d’autres, dite en quelques mots. ', 1 + n % 8), 'signalement ' || n || ' une panne parmi d’autres',
        1 + n % 7, case when n % 50 = 0 then 'emergency' else 'dysfunctional' end,
        case when n % 20 = 1 then case when n % 40 = 1 then 'opened' else 'acknowledged' end else 'resolved' end,
        case when n % 4 = 1 then ${measuredEquipment}::uuid end,
        case when n % 3 > 0 then ${responsible}::uuid end, (now() + (50 - n) * interval '6 hours')::date, case when n > 50 then now() end,
        now() - (n + 200) * interval '6 hours', now() - n * interval '6 hours'
      from generate_series(1, ${count}::int) as n`)
    await tx.execute(sql`
      insert into report_readings (user_id, report_id, read_at)
      select ${person}, id, updated_at - (category % 2) * interval '1 day' from reports
      where place_id = ${measuredPlace} and title like 'Signalement %' and category > 2`)
    await tx.execute(sql`
      insert into report_witnesses (report_id, user_id, joined_at)
      select reports.id, members.user_id, reports.updated_at from reports,
        (select distinct user_id from memberships where place_id = ${measuredPlace} order by user_id limit 6) as members
      where place_id = ${measuredPlace} and title like 'Signalement %' and category < 4`)
    await tx.execute(sql`
      insert into report_events (id, report_id, kind, author_id, is_from_staff, body, responsible_id, created_at)
      select ${idOf('line')}, ${measuredReport}, 'custom_comment', members.people[1 + n % array_length(members.people, 1)],
        n % 5 = 0, repeat('Toujours la même chose, ce matin encore. ', 1 + n % 6), case when n % 9 = 0 then ${responsible}::uuid end,
        now() - n * interval '10 minutes'
      from generate_series(1, ${count / 2}::int) as n,
        (select array_agg(distinct user_id) as people from memberships where place_id = ${measuredPlace}) as members`)
    await tx.execute(sql`
      insert into attachments (id, display_name, source_file_name, content_type, size, storage_key, thumbnail_key, used_at, created_at)
      select ${idOf('file')}, 'Photo ' || n, 'photo-' || n || '.jpg', 'image/jpeg', 200000, 'measured/' || n, 'measured/t' || n,
        now(), now() from generate_series(10, ${count / 2}::int, 10) as n`)
    await tx.execute(sql`
      insert into report_attachments (report_id, event_id, attachment_id, position)
      select ${measuredReport}, ${idOf('line')}, ${idOf('file')}, 0
      from generate_series(10, ${count / 2}::int, 10) as n`)
  })
  await db.execute(sql`analyze`)
}
