/**
 * A list endpoint as it is written on the first day: one route, one plain statement for the page and its total, nobody asked
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
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
})
const { PORT, PERSON, DATABASE_URL, DATA_DIR } = environment.parse(process.env)

const text = `
  select places.id, name, street, zip_code, city, main_lots_count, buildings_count, description, offer,
    json_agg(role order by role) as roles, (count(*) over ())::int as total
  from places join memberships on memberships.place_id = places.id
  where memberships.user_id = $1 and offer = $2
  group by places.id order by name, places.id limit $3 offset $4`
const values = [PERSON, 'ESE', 20, 0]

const query = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(`${DATA_DIR}/database`)
const app = new Hono()
app.get('/places', async (c) => c.json({ data: await query() }))
serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' }, () => console.log(`listening on :${PORT}`))

function onPostgres(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10 })
  return async () => (await pool.query(text, values)).rows
}

async function onPglite(folder: string) {
  const client = await PGlite.create({ dataDir: folder, relaxedDurability: false })
  return async () => (await client.query(text, values)).rows
}
