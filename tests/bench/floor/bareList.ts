/**
 * The simplest possible list endpoints: a route with one SQL statement for the page and its total, without authentication or
 * parsing. They run in their own process, on the same database as the portal. `?place=` names another place than the measured one.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { z } from 'zod'
import { measuredPlace } from '../fillReports.ts'
import { pathOfFloor } from '../lists.ts'
import { listStatements } from './listStatements.ts'

const environment = z.object({
  PORT: z.coerce.number(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().optional(),
})
const { PORT, DATABASE_URL, DATA_DIR } = environment.parse(process.env)

const query = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(`${DATA_DIR}/database`)
const app = new Hono()
for (const [name, [text, ...values]] of Object.entries(listStatements)) {
  app.get(pathOfFloor(name), async (c) => {
    const placeId = c.req.query('place') ?? measuredPlace
    return c.json({
      data: await query(
        text,
        values.map((value) => (value === measuredPlace ? placeId : value)),
      ),
    })
  })
}
serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' }, () => console.log(`listening on :${PORT}`))

function onPostgres(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10 })
  return async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows
}

async function onPglite(folder: string) {
  const client = await PGlite.create({ dataDir: folder, relaxedDurability: false })
  return async (text: string, values: readonly unknown[]) => (await client.query(text, [...values])).rows
}
