/**
 * The simplest possible vote: one route that inserts one row, without authentication or permissions. It runs in its own process,
 * on the same kind of database as the portal.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
})
const { PORT, DATABASE_URL, DATA_DIR } = environment.parse(process.env)
const body = z.object({ decision: z.uuid(), voter: z.uuid(), choice: z.string() })

const table = `
  create table if not exists bare_votes (
    id uuid primary key default gen_random_uuid(), decision_id uuid not null, voter_id uuid not null,
    choice text not null, cast_at timestamptz not null default now(), unique (decision_id, voter_id))`
const insert = 'insert into bare_votes (decision_id, voter_id, choice) values ($1, $2, $3)'

const query = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(`${DATA_DIR}/database`)
await query(table, [])
const app = new Hono()
app.post('/votes', async (c) => {
  const { decision, voter, choice } = body.parse(await c.req.json())
  await query(insert, [decision, voter, choice])
  return c.body(null, 201)
})
serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' }, () => console.log(`listening on :${PORT}`))

function onPostgres(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10 })
  return async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows
}

async function onPglite(folder: string) {
  const client = await PGlite.create({ dataDir: folder, relaxedDurability: false })
  return async (text: string, values: readonly unknown[]) => (await client.query(text, [...values])).rows
}
