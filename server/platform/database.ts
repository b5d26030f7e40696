import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite by default, PostgreSQL with `DATABASE_URL`: verbs cannot tell which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction
