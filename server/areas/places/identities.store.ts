import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import { identity } from '#contract/places.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'

/** The owner of the identities, and the site. Nobody sees the identities of other people. */
type Own = { readonly userId: string; readonly offer: OfferCode }
type OwnInPlace = Own & { readonly placeId: string }

const inPlace = ({ userId, offer, placeId }: OwnInPlace): SQL | undefined =>
  and(eq(memberships.userId, userId), eq(memberships.placeId, placeId), eq(places.offer, offer))

/** One identity is the default: the chosen one, or the first role until the person chooses. */
const fields = {
  id: memberships.id,
  placeId: memberships.placeId,
  role: memberships.role,
  displayName: memberships.displayName,
  isDefault: sql<boolean>`row_number() over (order by ${memberships.isDefault} desc, ${memberships.role}) = 1`,
}

/** A person's identities in a place, by role. */
export async function listIdentities(db: Queryable, own: OwnInPlace, page: PageQuery) {
  const rows = await db
    .select({ ...fields, total: totalOfAll })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(inPlace(own))
    .orderBy(memberships.role)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db
      .select({ total: count() })
      .from(memberships)
      .innerJoin(places, eq(places.id, memberships.placeId))
      .where(inPlace(own))
    return row?.total ?? 0
  })
  return { identities: rows.map((row) => identity.parse(row)), meta }
}

/** Not paginated: a person has at most one identity per role. */
export async function identitiesIn(db: Queryable, own: OwnInPlace) {
  const rows = await db
    .select(fields)
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(inPlace(own))
    .orderBy(memberships.role)
  return rows.map((row) => identity.parse(row))
}

/** Changes the name shown in a place. Returns the place, or `null` when the identity is not the person's. */
export async function renameIdentity(
  db: Queryable,
  { userId, offer }: Own,
  identityId: string,
  displayName: string | null,
): Promise<string | null> {
  const ofOffer = db.select({ id: places.id }).from(places).where(eq(places.offer, offer))
  const [row] = await db
    .update(memberships)
    .set({ displayName })
    .where(and(eq(memberships.id, identityId), eq(memberships.userId, userId), inArray(memberships.placeId, ofOffer)))
    .returning({ placeId: memberships.placeId })
  return row?.placeId ?? null
}

/** Locks the identities of a person in a place, so that two choices run in sequence. Returns their ids. */
export async function lockIdentities(db: Queryable, own: OwnInPlace): Promise<readonly string[]> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(inPlace(own))
    .orderBy(memberships.role)
    .for('update', { of: memberships })
  return rows.map(({ id }) => id)
}

/** Clears the previous default first, because the index allows only one for each person and place. */
export async function writeDefaultIdentity(db: Queryable, own: OwnInPlace, identityId: string): Promise<void> {
  const ofPerson = and(eq(memberships.userId, own.userId), eq(memberships.placeId, own.placeId))
  await db
    .update(memberships)
    .set({ isDefault: false })
    .where(and(ofPerson, eq(memberships.isDefault, true)))
  await db
    .update(memberships)
    .set({ isDefault: true })
    .where(and(ofPerson, eq(memberships.id, identityId)))
}
