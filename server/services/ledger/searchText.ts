import { sql } from 'drizzle-orm'

/** The SQL version of `toSearchText`, with functions that every PostgreSQL has: `unaccent` is not immutable. */
export const searchTextOf = (expression: string) =>
  sql.raw(
    `lower(translate(${expression}, 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'))`,
  )
