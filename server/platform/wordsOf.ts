import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * The words of a column, in the expression that searches and the column's index must share. By default, PostgreSQL
 * reads "12-14" as a negative number, "3/5" as a path and "jean.dupont" as a host, so a search would miss the words
 * after the sign.
 */
export const wordsOf = (text: AnyColumn): SQL =>
  sql`to_tsvector('simple', translate(${text}, './-+_@:&<~=?#%', '              '))`
