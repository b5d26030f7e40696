import { and, eq, inArray, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { lots, memberships } from './places.tables.ts'

const isOfOwner = and(
  eq(memberships.userId, lots.ownerId),
  eq(memberships.placeId, lots.placeId),
  inArray(memberships.role, [...permissions['account.read']]),
)

/**
 * The identity under which the owner holds a lot, as one value of a statement: the recorded one, else their default one among
 * those of co-owners; `null` once they have none.
 */
export const identityOfLot = sql`(
  select json_build_object('id', ${memberships.id}, 'role', ${memberships.role}, 'displayName', ${memberships.displayName})
  from ${memberships} where ${isOfOwner}
  order by coalesce(${memberships.id} = ${lots.identityId}, false) desc, ${memberships.isDefault} desc, ${memberships.role}
  limit 1)`
