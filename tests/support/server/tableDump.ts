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

/** Every row as text, by table: equal dumps mean that nothing was written. */
export async function dumpTables(db: Database, except: readonly string[] = []): Promise<ReadonlyMap<string, string>> {
  const dump = new Map<string, string>()
  for (const name of await tableNames(db)) {
    if (except.includes(name)) continue
    const answer = await db.execute(
      sql`select coalesce(json_agg(line order by line), '[]')::text as content
        from (select to_jsonb(t)::text as line from ${sql.identifier(name)} t) lines`,
    )
    const [row] = rowsOf(z.object({ content: z.string() })).parse(answer).rows
    dump.set(name, row?.content ?? '')
  }
  return dump
}
