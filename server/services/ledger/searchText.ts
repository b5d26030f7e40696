import { sql } from 'drizzle-orm'

/** As `toSearchText` writes it, by what every PostgreSQL has: `unaccent` is not immutable. */
export const searchTextOf = (expression: string) =>
  sql.raw(
    `lower(translate(${expression}, 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'))`,
  )
