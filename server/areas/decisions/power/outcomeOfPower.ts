import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import type { HeldDecision } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'

type Changed = {
  readonly action: `decisions.${string}`
  readonly power: { readonly giverId: string; readonly holderId: string }
  readonly news: Parameters<typeof lettersOf>[3]
}

/** The audit entry, events and notification of a change to a power. Only its two parties learn of it. */
export async function outcomeOfPower(
  tx: Transaction,
  ctx: SignedInCtx,
  decision: HeldDecision,
  { action, power: { giverId, holderId }, news }: Changed,
): Promise<Outcome> {
  const { id, placeId } = decision
  return {
    audited: [{ action, subjectId: id, detail: { giverId, holderId } }],
    live: [giverId, holderId].map((userId) => ({ topic: 'decisions', userId, placeId, subjectId: id })),
    news: await lettersOf(tx, ctx, decision, news),
  }
}
