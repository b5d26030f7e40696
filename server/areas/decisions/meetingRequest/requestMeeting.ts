import { meetingRequestDraft } from '#contract/decisions/decisionDrafts.ts'
import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import { boardRoles, type RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { change } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { boardAndStaffOf, presidentsOf } from '../audience.store.ts'
import { type HeldDecision, holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { insertRequest, isSupporter, writeLife } from '../life.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { supportOf } from './support.store.ts'

type Call = RouteOutput<typeof decisionRoutes.requestMeeting> & { readonly roles: readonly RoleName[] }

const onBoard: readonly RoleName[] = boardRoles

/**
 * An owner, or a board member even without a part in the cost, requests an extraordinary meeting. Enough requests bring it before
 * the president.
 */
export async function requestMeeting(ctx: SignedInCtx, { params: { decisionId }, body, roles }: Call): Promise<void> {
  const { actor } = ctx
  const { message, confirmationToken } = body.meetingRequest
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    const request = { decisionId, userId: actor.userId }
    const viewer = {
      hasVotes: decision.ownVotes !== null,
      isOnBoard: roles.some((role) => onBoard.includes(role)),
      isSupporter: await isSupporter(tx, request),
      isOfMeeting: decision.meetingId !== null,
    }
    lifeAfterOrRefuse(decision, viewer, 'meeting.request')
    await insertRequest(tx, { ...request, message, createdAt: decision.at })

    await dropDraft(tx, ctx, { form: meetingRequestDraft.form, placeId: decision.placeId, subjectId: decisionId })
    const scope = { userId: actor.userId, offer: ctx.offer.code, decisionId, placeId: decision.placeId }
    const { isReached } = await supportOf(tx, scope)
    const news = isReached ? await bringBeforePresident(tx, decision) : []
    return outcomeOfDecision(tx, ctx, decision, { action: 'decisions.requestMeeting', detail: { isReached }, news })
  })
}

/** Suspends the vote until the president answers, and notifies them. */
async function bringBeforePresident(tx: Transaction, decision: HeldDecision) {
  const { id, placeId, at } = decision
  const life = lifeAfterOrRefuse(decision, {}, 'support.reached')
  const lifeBefore = decision.life === 'discarded' ? 'discarded' : 'open'
  await writeLife(tx, id, { life, lifeBefore, updatedAt: at })
  const presidents = await presidentsOf(tx, placeId)
  const others = (await boardAndStaffOf(tx, placeId)).filter((person) => !presidents.includes(person))
  return [
    { what: 'toAnswer', recipients: presidents, isHighlighted: true },
    { what: 'awaitingRequalification', recipients: others },
  ] as const
}
