import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { decisions } from './decisions.tables.ts'

type Asked = { readonly userId: string; readonly placeId: string; readonly ids: readonly string[] }

/** The titles of some decisions of a member's place. */
export const findDecisionTitles = (db: Queryable, { userId, placeId, ids }: Asked) =>
  db
    .select({ id: decisions.id, title: decisions.title })
    .from(decisions)
    .where(and(inArray(decisions.id, [...ids]), eq(decisions.placeId, placeId), memberOf(userId, placeId)))
