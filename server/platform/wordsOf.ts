import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * The words of a column, as a search looks for them and as the index of the column has to name them. Left alone, PostgreSQL
 * reads "12-14" as a negative number, "3/5" as a path and "jean.dupont" as a host: what follows the sign would not be found.
 */
export const wordsOf = (text: AnyColumn): SQL =>
  sql`to_tsvector('simple', translate(${text}, './-+_@:&<~=?#%', '              '))`
