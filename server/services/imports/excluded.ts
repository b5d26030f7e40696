import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** For an upsert: these columns take the values of the row that could not be inserted. */
export const excluded = <Table extends PgTable>(
  table: Table,
  columns: readonly (keyof Table['_']['columns'] & string)[],
): Record<string, SQL> => {
  const named = getTableColumns(table)
  return Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded."${named[column]?.name ?? column}"`)]))
}
