import { and, eq, inArray } from 'drizzle-orm'
import type { FindTitles } from '#server/services/directory/findTitles.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { decisions } from './decisions.tables.ts'

/** The titles of some decisions of a member's place. */
export const findDecisionTitles: FindTitles = (db, { userId, placeId, ids }) =>
  db
    .select({ id: decisions.id, title: decisions.title })
    .from(decisions)
    .where(and(inArray(decisions.id, [...ids]), eq(decisions.placeId, placeId), memberOf(userId, placeId)))
