import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { areKnown, type References } from './references.store.ts'

/** @throws {Problem} `invalid_value` at the field when an id names nothing in the place. */
export async function requireKnown(db: Queryable, placeId: string, named: References, field: string): Promise<void> {
  if (!(await areKnown(db, placeId, named))) {
    throw new Problem('invalid_value', 'an id names nothing of the place', { fields: [{ field, code: 'invalid' }] })
  }
}
