import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type RoleName, roleName } from '#contract/roles.ts'
import { memberships, places } from './places.tables.ts'

/**
 * The roles of a person in a place, by default `placeId`, of the offer `offer` (both placeholders), in alphabetical order, as one
 * value of a statement; empty when they do not belong to it.
 */
export function rolesOf(userId: SQLWrapper, placeId: SQL | Placeholder = sql.placeholder('placeId')): SQL<unknown> {
  const value = sql`(
    select coalesce(json_agg(${memberships.role} order by ${memberships.role}), '[]')
    from ${places} join ${memberships} on ${memberships.placeId} = ${places.id}
    where ${places.id} = ${placeId} and ${places.offer} = ${sql.placeholder('offer')}
      and ${memberships.userId} = ${userId})`
  // Wrapped because drizzle strips the table from a column that stands directly in a selected expression.
  return sql`${value}`
}

const roleNames = z.array(roleName)
export const toRoles = (value: unknown): RoleName[] => roleNames.parse(value)
