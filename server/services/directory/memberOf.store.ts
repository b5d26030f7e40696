import { type AnyColumn, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Permission, permissions } from '#contract/permissions.ts'
import { memberships } from './places.tables.ts'

/**
 * True for rows of a place that the person belongs to: visibility is part of the query, whatever was checked before. With a
 * place's id instead of a column, membership is checked once instead of for every row.
 */
export const memberOf = (
  userId: AnyColumn | string | Placeholder,
  placeId: AnyColumn | Placeholder | SQL | string,
): SQL =>
  sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${placeId})`

/** A name of its own, so that the query around it may read memberships too. */
const holder = alias(memberships, 'holder')

/** True for rows of a place in which a role of the person has the permission. */
export const memberWith = (
  permission: Permission,
  userId: AnyColumn | string | Placeholder,
  placeId: AnyColumn | string,
): SQL =>
  sql`exists (select 1 from ${memberships} ${holder} where ${holder.userId} = ${userId} and ${holder.placeId} = ${placeId} and ${inArray(holder.role, permissions[permission])})`

/**
 * The place, or `null` unless the person belongs to it, for a prepared statement: PostgreSQL keeps one plan, because it cannot plan for
 * a place whose id it does not know yet.
 */
export const placeOfMember = (userId: string | Placeholder, placeId: Placeholder): SQL =>
  sql`(select ${memberships.placeId} from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${placeId} limit 1)`
