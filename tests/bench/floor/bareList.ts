/**
 * List endpoints as they are written on the first day: one route each, one plain statement for the page and its total, nobody asked
 * who they are, nothing parsed. Started as a process of its own, on the same database as the portal.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number(),
  PERSON: z.uuid(),
  PLACE: z.uuid(),
  REPORT: z.uuid(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
})
const { PORT, PERSON, PLACE, REPORT, DATABASE_URL, DATA_DIR } = environment.parse(process.env)

const places = `
  select places.id, name, street, zip_code, city, main_lots_count, buildings_count, description, offer,
    json_agg(role order by role) as roles, (count(*) over ())::int as total
  from places join memberships on memberships.place_id = places.id
  where memberships.user_id = $1 and offer = $2
  group by places.id order by name, places.id limit $3 offset $4`
const contacts = `
  select users.id, users.display_name, users.avatar_url, users.email, users.phone_number, users.address, users.birth_date, row_to_json(privacy_settings) as privacy,
    json_agg(role order by role) as roles, (count(*) over ())::int as total
  from memberships join users on users.id = memberships.user_id
  left join privacy_settings on privacy_settings.user_id = users.id
  where memberships.place_id = $1
  group by users.id, privacy_settings.user_id order by users.display_name, users.id limit $2 offset $3`
/** The total beside the page, and not of every row with all that is shown of it: that would cost three times as much. */
const reportsWhere = (state: string) => `
  select reports.*, equipments.name as equipment_name, people.display_name as responsible,
    (select count(*)::int from report_witnesses where report_id = reports.id) as witnesses_count,
    exists (select 1 from report_witnesses where report_id = reports.id and user_id = $2) as is_witness,
    updated_at > coalesce((select read_at from report_readings where report_id = reports.id and user_id = $2), 'epoch') as is_unread,
    (select count(*)::int from reports where place_id = $1 and ${state}) as total
  from reports
  left join equipments on equipments.id = reports.equipment_id
  left join users as people on people.id = reports.responsible_id
  where reports.place_id = $1 and ${state} order by updated_at desc, reports.id limit $3 offset $4`
const reports = reportsWhere("status = 'resolved'")
const ongoing = reportsWhere("status <> 'resolved'")
const history = `
  select report_events.*, authors.display_name as author, people.display_name as responsible,
    (select coalesce(json_agg(row_to_json(attachments)), '[]') from report_attachments
      join attachments on attachments.id = attachment_id where event_id = report_events.id) as attachments,
    (select count(*)::int from report_events where report_id = $1) as total
  from report_events
  left join users as authors on authors.id = author_id
  left join users as people on people.id = responsible_id
  where report_id = $1 order by report_events.created_at desc, report_events.id limit $2 offset $3`

const query = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(`${DATA_DIR}/database`)
const app = new Hono()
app.get('/places', async (c) => c.json({ data: await query(places, [PERSON, 'ESE', 20, 0]) }))
app.get('/contacts', async (c) => c.json({ data: await query(contacts, [PLACE, 20, 0]) }))
app.get('/reports', async (c) => c.json({ data: await query(reports, [PLACE, PERSON, 30, 0]) }))
app.get('/ongoing', async (c) => c.json({ data: await query(ongoing, [PLACE, PERSON, 30, 0]) }))
app.get('/history', async (c) => c.json({ data: await query(history, [REPORT, 30, 0]) }))
serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' }, () => console.log(`listening on :${PORT}`))

function onPostgres(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10 })
  return async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows
}

async function onPglite(folder: string) {
  const client = await PGlite.create({ dataDir: folder, relaxedDurability: false })
  return async (text: string, values: readonly unknown[]) => (await client.query(text, [...values])).rows
}
