import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'

/** Whether a place has a decision; the area of decisions supplies the answer. */
export type IsDecisionOf = (db: Queryable, placeId: string, decisionId: string) => Promise<boolean>
type Named = { readonly placeId: string; readonly decisionId: string | null; readonly field: string }

/** @throws {Problem} `invalid_value` when a vote names a decision that its place does not have. */
export async function requireDecision(
  isDecisionOf: IsDecisionOf,
  db: Queryable,
  { placeId, decisionId, field }: Named,
): Promise<void> {
  if (decisionId === null || (await isDecisionOf(db, placeId, decisionId))) return
  throw new Problem('invalid_value', 'a decision of the place', { fields: [{ field, code: 'invalid' }] })
}
