import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/platform/database.ts'

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) })

async function tableNames(db: Database): Promise<string[]> {
  const answer = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rowsOf(z.object({ name: z.string() }))
    .parse(answer)
    .rows.map(({ name }) => name)
}

/**
 * The number of rows of each table and the sum of their fingerprints: equal dumps mean that nothing was written. Rows as text would
 * say more, but sorting and sending a whole demo world takes half a second.
 */
export async function dumpTables(db: Database, except: readonly string[] = []): Promise<ReadonlyMap<string, string>> {
  const dump = new Map<string, string>()
  for (const name of await tableNames(db)) {
    if (except.includes(name)) continue
    const answer = await db.execute(
      sql`select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
        from ${sql.identifier(name)} t`,
    )
    const [row] = rowsOf(z.object({ content: z.string() })).parse(answer).rows
    dump.set(name, row?.content ?? '')
  }
  return dump
}
