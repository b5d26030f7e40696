import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text in the form of `toSearchText`: it sorts « Éclairage » with the names in E, whatever the collation of the database. */
export const plainText = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`
