import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { preparedEach } from './prepared.ts'

/** Something in a place. */
export type Thing = {
  /** The kind of thing, which names the statements about it. */
  readonly kind: string
  readonly id: string
  /** A subquery for the place of the thing `thingId`, without a row when there is no such thing. */
  readonly place: SQL
}

/** Finds the place of the thing that a path names; `null` = no such thing. */
export type PlaceOf<Named> = ((db: Queryable, named: Named) => Promise<string | null>) & {
  /** The thing, for a statement that looks its place up itself. */
  readonly thing: (named: Named) => Thing
}

export const thingId = sql.placeholder('thingId')

/** Things with a table that names their place. */
export function thingsIn(kind: string, table: PgTable & { readonly id: AnyPgColumn; readonly placeId: AnyPgColumn }) {
  const place = sql`(select ${table.placeId} from ${table} where ${table.id} = ${thingId})`
  return (id: string): Thing => ({ kind, id, place })
}

const lookup = preparedEach(
  ({ kind }: Thing) => `place_of_${kind}`,
  (db, { place }, name) =>
    db
      // Wrapped because drizzle strips the table from a column that stands directly in a selected expression.
      .select({ placeId: sql<string | null>`${place}` })
      .from(sql`(select 1) as one`)
      .prepare(name),
)

/** Finds the place of what a path names. The gate reads that place together with the caller's roles there, and checks access. */
export function placeOf<Named>(thing: (named: Named) => Thing): PlaceOf<Named> {
  const find = async (db: Queryable, named: Named) => {
    const found = thing(named)
    const [row] = await lookup(db, found).execute({ thingId: found.id })
    return row?.placeId ?? null
  }
  return Object.assign(find, { thing })
}
