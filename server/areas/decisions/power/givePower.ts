import { powerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { admitHolder } from './admitHolder.ts'
import { outcomeOfPower } from './outcomeOfPower.ts'
import { insertPower, validPowerOf } from './powers.store.ts'

/** An owner names the holder of their power for one decision. It counts once the holder accepts. */
export async function givePower(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.givePower>,
): Promise<void> {
  const giverId = ctx.actor.userId
  const { holderId, instructions, confirmationToken } = body.power
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    const { ownVotes, hasVoted, placeId, at } = decision
    lifeAfterOrRefuse(decision, { hasVotes: ownVotes !== null, hasVoted }, 'power.give')
    if (await validPowerOf(tx, { decisionId, userId: giverId })) {
      throw new Problem('conflict', 'another power is valid: it must be revoked first')
    }
    const holderRoles = await rolesInPlace(tx, holderId, placeId, ctx.offer.code)
    if (!(await admitHolder(tx, ctx, { decisionId, giverId, holderId, holderRoles }))) {
      throw new Problem('invalid_value', 'the id names nobody else on the roll', {
        fields: [{ field: 'power.holder_id', code: 'invalid' }],
      })
    }
    await insertPower(tx, { decisionId, giverId, holderId, instructions, givenAt: at, updatedAt: at })
    await dropDraft(tx, ctx, { form: powerDraft.form, placeId, subjectId: decisionId })
    return outcomeOfPower(tx, ctx, decision, {
      action: 'decisions.givePower',
      power: { giverId, holderId },
      news: { what: 'powerOffered', recipients: [holderId], isHighlighted: true },
    })
  })
}
