import { and, asc, desc, eq, exists, inArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BookReferences } from '#contract/accounts/references.ts'
import { permissions } from '#contract/permissions.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'

/** Ids by kind. */
export type References = {
  readonly ownerIds?: readonly string[]
  readonly lotIds?: readonly string[]
  readonly keyIds?: readonly string[]
  readonly worksIds?: readonly string[]
  readonly providerIds?: readonly string[]
}

/**
 * Whether all of these belong to the place: people with a role or a lot there, its lots, keys and works, and suppliers of its
 * offer.
 */
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

/** Everything that entries of a place may name, for one of its accountants. */
export async function findReferences(
  db: Queryable,
  { userId, placeId }: { readonly userId: string; readonly placeId: string },
): Promise<Omit<BookReferences, 'chart'>> {
  const isMember = memberOf(userId, placeId)
  return {
    lots: await db
      .select({ id: lots.id, number: lots.number, ownerId: lots.ownerId, tantiemes: lots.tantiemes })
      .from(lots)
      .where(and(eq(lots.placeId, placeId), isMember))
      .orderBy(asc(lots.number)),
    buildings: await buildingsOf(db, { userId, placeId }),
    keys: await keysOf(db, { userId, placeId }),
    owners: await ownersOf(db, { userId, placeId }),
    providers: await db
      .select({ id: providers.id, name: providers.name })
      .from(providers)
      .innerJoin(places, and(eq(places.offer, providers.offer), eq(places.id, placeId)))
      .where(isMember)
      .orderBy(asc(plainText(providers.name)), asc(providers.id)),
    works: (
      await db
        .select({ id: works.id, reference: works.reference, label: works.label, closedOn: works.closedOn })
        .from(works)
        .where(and(eq(works.placeId, placeId), isMember))
        .orderBy(desc(works.votedOn), asc(works.reference))
    ).map(({ closedOn, ...one }) => ({ ...one, isClosed: closedOn !== null })),
  }
}

async function keysOf(db: Queryable, { userId, placeId }: { readonly userId: string; readonly placeId: string }) {
  const rows = await db
    .select({
      id: repartitionKeys.id,
      name: repartitionKeys.name,
      lotId: repartitionKeyLots.lotId,
      shares: repartitionKeyLots.shares,
    })
    .from(repartitionKeys)
    .leftJoin(repartitionKeyLots, eq(repartitionKeyLots.keyId, repartitionKeys.id))
    .where(and(eq(repartitionKeys.placeId, placeId), memberOf(userId, placeId)))
    .orderBy(asc(repartitionKeys.name), asc(repartitionKeys.id), asc(repartitionKeyLots.lotId))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    name: own[0]?.name ?? '',
    lots: own.flatMap(({ lotId, shares }) => (lotId === null || shares === null ? [] : [{ lotId, shares }])),
  }))
}

async function ownersOf(db: Queryable, { userId, placeId }: { readonly userId: string; readonly placeId: string }) {
  const owned = db
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), eq(lots.ownerId, users.id)))
  const held = db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.placeId, placeId),
        eq(memberships.userId, users.id),
        inArray(memberships.role, [...permissions['account.read']]),
      ),
    )
  const rows = await db
    .select({ id: users.id, person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(and(or(exists(owned), exists(held)), memberOf(userId, placeId)))
  return rows
    .map(({ id, person }) => ({ id, name: person?.displayName ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr') || a.id.localeCompare(b.id))
}

async function buildingsOf(db: Queryable, { userId, placeId }: { readonly userId: string; readonly placeId: string }) {
  const rows = await db
    .selectDistinct({ name: lots.building })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), memberOf(userId, placeId)))
    .orderBy(asc(lots.building))
  return rows.map(({ name }) => name)
}
