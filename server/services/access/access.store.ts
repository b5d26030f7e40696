import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { OfferCode } from '#contract/offers.ts'
import type { Sought } from '#server/platform/app.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Thing } from '#server/platform/placeOf.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { rolesOf, toRoles } from '#server/services/directory/ownRoles.store.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { accessTokens, sessions } from './session.tables.ts'

const nameOf = (thing: Thing | null) => (thing ? `access_by_hash ${thing.kind}` : 'access_by_hash')

/**
 * Everything except the session comes from subqueries. As one join of seven tables, the statement took longer to plan than to
 * run.
 */
const accessByHash = preparedEach(nameOf, (db, thing: Thing | null, name) => {
  const parents = alias(sessions, 'parents')
  const one = { one: sql`1` }
  const isAny = (rows: SQLWrapper) => sql<boolean>`exists ${rows}`
  const isAdministrator = (person: PgColumn) =>
    isAny(
      db
        .select(one)
        .from(users)
        .where(and(eq(users.id, person), users.isAdministrator)),
    )
  const isOfOffer = (person: PgColumn) =>
    isAny(
      db
        .select(one)
        .from(userOffers)
        .where(and(eq(userOffers.userId, person), eq(userOffers.offer, sessions.offer))),
    )
  return db
    .select({
      session: sessions,
      expiresAt: accessTokens.expiresAt,
      presentedAt: accessTokens.presentedAt,
      isAdministrator: isAdministrator(sessions.userId),
      isOfOffer: isOfOffer(sessions.userId),
      isParentRevoked: isAny(
        db
          .select(one)
          .from(parents)
          .where(and(eq(parents.id, sessions.parentId), isNotNull(parents.revokedAt))),
      ),
      isImpersonatorAdministrator: isAdministrator(sessions.impersonatorId),
      isImpersonatorOfOffer: isOfOffer(sessions.impersonatorId),
      roles: rolesOf(sessions.userId),
      ...(thing && { rolesAtThing: rolesOf(sessions.userId, thing.place) }),
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare(name)
})

type AccessQuery = Sought & { readonly offer: OfferCode }

/**
 * Everything that decides whether an access token opens a session, and the person's roles in the places of the site that a
 * request names, in one statement: it runs before every answer.
 */
export async function findAccess(db: Queryable, hash: string, { offer, placeId, thing }: AccessQuery) {
  const [row] = await accessByHash(db, thing).execute({ hash, offer, placeId, thingId: thing?.id })
  return row ? { ...row, roles: toRoles(row.roles), rolesAtThing: toRoles(row.rolesAtThing ?? []) } : null
}
