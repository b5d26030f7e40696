import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type Outcome, unchanged } from '#server/services/changes/change.ts'
import { boardAndStaffOf } from '../audience.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { writeAlteration } from './checks.store.ts'

type Altered = Parameters<typeof outcomeOfDecision>[2] & { readonly alteredAt: Date | null }

/**
 * Stops the count of a decision whose votes, roll or log were altered outside the portal. Operators get an alarm each time; board
 * and manager are notified once.
 */
export async function raiseAlarm(tx: Transaction, ctx: Ctx, decision: Altered, entry: number): Promise<Outcome> {
  const { id, placeId, alteredAt } = decision
  ctx.log.fault(`the votes of decision ${id} were altered`, new Error(`entry ${entry} of its log does not fit`))
  if (alteredAt !== null) return unchanged
  await writeAlteration(tx, id, ctx.now())
  const recipients = await boardAndStaffOf(tx, placeId)
  const news = [{ what: 'altered', recipients, isHighlighted: true, isObligatory: true }] as const
  return outcomeOfDecision(tx, ctx, decision, { action: 'decisions.foundAltered', detail: { entry }, news })
}
