import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Matches the ids of rows of a table, or of those rows that meet a condition. */
export const isThere =
  (table: PgTable & { readonly id: AnyPgColumn }, where?: SQL) =>
  (id: AnyPgColumn): SQL =>
    sql`exists (select 1 from ${table} where ${and(eq(table.id, id), where)})`
