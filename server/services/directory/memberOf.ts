import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { memberships } from './places.tables.ts'

/**
 * True for rows of a place that the person belongs to: visibility is part of the query, whatever was checked before. With a
 * place's id instead of a column, membership is checked once instead of for every row.
 */
export const memberOf = (userId: AnyColumn | string | Placeholder, placeId: AnyColumn | Placeholder | string): SQL =>
  sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${placeId})`
