import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** Rows per statement. */
const batch = 2_000

/**
 * Inserts thousands of rows, each with the same columns, as JSON: the database reads one value in half the time that it takes to
 * read a parameter for each column of each row.
 */
export async function insertAtOnce<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += batch) {
    const written = rows
      .slice(start, start + batch)
      .map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
      )
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(written)}::jsonb)`,
    )
  }
}
