import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * The words of a column: a search and the column's index must use the same expression. By default, PostgreSQL reads "12-14" as a
 * negative number, "3/5" as a path and "jean.dupont" as a host, so a search would miss the words after the sign.
 */
export const wordsOf = (text: AnyColumn): SQL =>
  sql`to_tsvector('simple', translate(${text}, './-+_@:&<~=?#%', '              '))`
