import { presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { DecisionAction } from '#machines/decisions/decision/decision.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { change } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { boardAndStaffOf, votersOf } from '../audience.store.ts'
import type { DecisionNews } from '../decisionNews.ts'
import { type HeldDecision, holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { closeRequests, writeLife } from '../life.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'

type Target = { readonly decisionId: string; readonly confirmationToken: string }
type Answer = {
  readonly on: Extract<DecisionAction['type'], `meeting.${string}` | `project.${string}`>
  readonly action: `decisions.${string}`
  /** The notification, which may depend on the outcome of the vote. */
  readonly what: DecisionNews | ((life: DecisionLife) => DecisionNews)
  /** The text to store; `undefined` keeps the previous one. */
  readonly presidentAnswer?: string | null
  /** Writes other rows first, under the lock. */
  readonly before?: (tx: Transaction, decision: HeldDecision) => Promise<{ meetingId: string; heldAt: Date }>
}

/** Stores the president's answer, closes the requests, and notifies voters, board and staff. */
export async function presideOver(ctx: SignedInCtx, target: Target, answer: Answer): Promise<void> {
  const { on, action, what, presidentAnswer, before } = answer
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, target)
    const { id, placeId, at } = decision
    const life = lifeAfterOrRefuse(decision, { isPresident: true }, on)
    const meeting = await before?.(tx, decision)
    const kept = presidentAnswer === undefined ? {} : { presidentAnswer }
    const ended = on === 'project.abandon' ? { abandonedAt: at } : {}
    const closed = on === 'project.conclude' ? { lifeBefore: decision.life } : {}
    await writeLife(tx, id, {
      life,
      updatedAt: at,
      ...kept,
      ...ended,
      ...closed,
      ...(meeting && { meetingId: meeting.meetingId }),
    })
    const supporters = await closeRequests(tx, id, at)

    await dropDraft(tx, ctx, { form: presidentDeskDraft.form, placeId, subjectId: id })
    const recipients = [...(await votersOf(tx, id)), ...supporters, ...(await boardAndStaffOf(tx, placeId))]
    const told = typeof what === 'string' ? what : what(decision.life)
    const news = [{ what: told, recipients, ...(meeting && { heldAt: meeting.heldAt }) }]
    return outcomeOfDecision(tx, ctx, decision, {
      action,
      detail: { life },
      news,
      ...(meeting && { meetingId: meeting.meetingId }),
    })
  })
}
