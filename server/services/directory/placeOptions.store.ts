import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Place } from '#contract/places.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { type Mine, narrowed, placeWithRoles, toPlace, valuesOf } from './places.store.ts'
import { memberships, places } from './places.tables.ts'
import { plainText } from './plainText.ts'

/** The place after which a page begins; the order is by name without accents, then by id. */
export type PlaceKey = Pick<Place, 'name' | 'id'>

const plainName = plainText(places.name)

const afterKey = prepared((db) => {
  const name = sql`${sql.placeholder('afterName')}::text`
  const id = sql`${sql.placeholder('afterId')}::uuid`
  return db
    .select(placeWithRoles)
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(narrowed(), or(isNull(name), sql`(${plainName}, ${places.id}) > (${plainText(name)}, ${id})`)))
    .groupBy(places.id)
    .orderBy(asc(plainName), asc(places.id))
    .limit(sql.placeholder('limit'))
    .prepare('my_places_after')
})

/** The next places of a person. A place that is added or renamed meanwhile does not shift the remaining ones. */
export async function placesAfter(
  db: Queryable,
  mine: Mine,
  { after, limit }: { after: PlaceKey | null; limit: number },
): Promise<readonly Place[]> {
  const rows = await afterKey(db).execute({
    ...valuesOf(mine),
    afterName: after?.name ?? null,
    afterId: after?.id ?? null,
    limit,
  })
  return rows.map(toPlace)
}
