import { and, eq, inArray } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { boardRoles, type RoleName, roleFilters } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { decisionVoters } from './decisions.tables.ts'

/** Everybody on the roll of a decision. */
export async function votersOf(db: Queryable, decisionId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: decisionVoters.userId })
    .from(decisionVoters)
    .where(eq(decisionVoters.decisionId, decisionId))
  return rows.map(({ userId }) => userId)
}

async function membersAs(db: Queryable, placeId: string, roles: readonly RoleName[]): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, [...roles])))
  return rows.map(({ userId }) => userId)
}

/** The people who answer requests for a meeting: the president, or else those who may put resolutions to the vote. */
export async function presidentsOf(db: Queryable, placeId: string): Promise<readonly string[]> {
  const presidents = await membersAs(db, placeId, permissions['decision.preside'])
  return presidents.length > 0 ? presidents : membersAs(db, placeId, permissions['decision.create'])
}

/** The people who check votes by paper power, and contested ones. */
export const checkersOf = (db: Queryable, placeId: string): Promise<readonly string[]> =>
  membersAs(db, placeId, permissions['vote.check'])

export const boardOf = (db: Queryable, placeId: string): Promise<readonly string[]> =>
  membersAs(db, placeId, boardRoles)

export const boardAndStaffOf = (db: Queryable, placeId: string): Promise<readonly string[]> =>
  membersAs(db, placeId, [...roleFilters.cs, ...permissions['decision.create']])

/** The people among these who may read decisions of the place now, each with their chosen language. */
export async function readersAmong(db: Queryable, placeId: string, people: readonly string[]) {
  if (people.length === 0) return []
  return db
    .selectDistinct({ userId: memberships.userId, locale: users.locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.placeId, placeId),
        inArray(memberships.userId, [...people]),
        inArray(memberships.role, [...permissions['decision.read']]),
      ),
    )
}
