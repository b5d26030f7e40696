import { pathOf } from '#contract/paths.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import type { DecisionNews } from '../decisionNews.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import type { HeldMeeting } from './holdMeeting.ts'

type Changed = {
  readonly action: `meetings.${string}`
  readonly power: { readonly giverId: string; readonly holderId: string }
  readonly what: DecisionNews
  readonly recipientId: string
  readonly isHighlighted?: boolean
}

/** The audit entry, events and notification of a change to a power for a meeting. */
export async function outcomeOfMeetingPower(
  tx: Transaction,
  ctx: SignedInCtx,
  { id, placeId, heldAt }: HeldMeeting,
  { action, power: { giverId, holderId }, what, recipientId, isHighlighted = false }: Changed,
): Promise<Outcome> {
  const path = pathOf('meeting', { meetingId: id })
  const news = { what, recipients: [recipientId], heldAt, isHighlighted, path }
  return {
    audited: [{ action, subjectId: id, detail: { giverId, holderId } }],
    live: [giverId, holderId].map((userId) => ({ topic: 'meetings', userId, placeId, subjectId: id })),
    news: await lettersOf(tx, ctx, { id, placeId, title: '', dueAt: heldAt }, news),
  }
}
