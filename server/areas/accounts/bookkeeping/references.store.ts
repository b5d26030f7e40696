import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/platform/database.ts'
import { lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { works } from '../budgets/budgets.tables.ts'
import { providers } from '../ledger/ledger.tables.ts'

/** Ids by what they name. */
export type References = {
  readonly ownerIds?: readonly string[]
  readonly lotIds?: readonly string[]
  readonly keyIds?: readonly string[]
  readonly worksIds?: readonly string[]
  readonly providerIds?: readonly string[]
}

/** Whether all of these belong to the place: people with a role or a lot there, its lots, keys and works, suppliers of its offer. */
export async function areKnown(db: Queryable, placeId: string, named: References): Promise<boolean> {
  const { ownerIds = [], lotIds = [], keyIds = [], worksIds = [], providerIds = [] } = named
  const ofPlace = async (table: typeof lots | typeof repartitionKeys | typeof works, ids: readonly string[]) =>
    hasAll(ids, () =>
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.placeId, placeId), inArray(table.id, [...ids]))),
    )
  const people = (table: typeof memberships | typeof lots, person: PgColumn) =>
    db
      .select({ id: person })
      .from(table)
      .where(and(eq(table.placeId, placeId), inArray(person, [...ownerIds])))
  const found = [
    await ofPlace(lots, lotIds),
    await ofPlace(repartitionKeys, keyIds),
    await ofPlace(works, worksIds),
    await hasAll(ownerIds, async () => [
      ...(await people(memberships, memberships.userId)),
      ...(await people(lots, lots.ownerId)),
    ]),
    await hasAll(providerIds, () =>
      db
        .select({ id: providers.id })
        .from(providers)
        .innerJoin(places, and(eq(places.offer, providers.offer), eq(places.id, placeId)))
        .where(inArray(providers.id, [...providerIds])),
    ),
  ]
  return found.every(Boolean)
}

async function hasAll(ids: readonly string[], find: () => Promise<readonly { readonly id: unknown }[]>) {
  if (ids.length === 0) return true
  const known = new Set((await find()).map(({ id }) => id))
  return ids.every((id) => known.has(id))
}
