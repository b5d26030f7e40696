import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { memberships } from './places.tables.ts'

/**
 * True for rows of a place that the person belongs to: visibility is part of the query, whatever was checked before. With the place
 * itself instead of a column, it is asked once and not for every row.
 */
export const memberOf = (userId: string | Placeholder, placeId: AnyColumn | Placeholder | string): SQL =>
  sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${placeId})`
