import { getTableColumns, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** Rows per statement. */
const batch = 2_000

/**
 * Inserts thousands of rows as JSON: the database reads one value in half the time that it takes to read a parameter for each
 * column of each row. Columns of bytes cannot be written this way.
 */
export async function insertAtOnce<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key))
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += batch) {
    const written = rows
      .slice(start, start + batch)
      .map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? absent(column)])),
      )
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(written)}::jsonb)`,
    )
  }
}

/** The value of a column that this row leaves out and others fill. */
const absent = ({ default: value }: PgColumn) => (value instanceof SQL ? null : (value ?? null))
