import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type PowerAction, statusAfter } from '#machines/decisions/power/power.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import type { DecisionNews } from '../decisionNews.ts'
import { holdDecision } from '../holdDecision.ts'
import { admitHolder } from './admitHolder.ts'
import { outcomeOfPower } from './outcomeOfPower.ts'
import { findPower, writePowerStatus } from './powers.store.ts'

type Target = { readonly decisionId: string; readonly powerId: string }
type Change = {
  readonly action: PowerAction['type']
  readonly what: DecisionNews
  readonly check?: (
    tx: Transaction,
    parties: { readonly giverId: string; readonly holderId: string },
  ) => Promise<unknown>
}

/** The holder accepts or declines a power. The legal limits are checked again, because accepted powers count towards them. */
export function answerPower(
  ctx: SignedInCtx,
  { params, body, roles }: RouteOutput<typeof decisionRoutes.answerPower> & { readonly roles: readonly RoleName[] },
): Promise<void> {
  const { decisionId } = params
  if (!body.answer.isAccepted) return changePower(ctx, params, { action: 'power.decline', what: 'powerDeclined' })
  return changePower(ctx, params, {
    action: 'power.accept',
    what: 'powerAccepted',
    check: (tx, parties) => admitHolder(tx, ctx, { ...parties, decisionId, holderRoles: roles }),
  })
}

/** The owner revokes a power before it is used. */
export const revokePower = (
  ctx: SignedInCtx,
  { params }: RouteOutput<typeof decisionRoutes.revokePower>,
): Promise<void> => changePower(ctx, params, { action: 'power.revoke', what: 'powerRevoked' })

/** Moves a power along its chart and notifies the other party. */
async function changePower(ctx: SignedInCtx, { decisionId, powerId }: Target, { action, what, check }: Change) {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken: null })
    const power = await findPower(tx, decisionId, powerId)
    if (!power || (power.giverId !== userId && power.holderId !== userId)) {
      throw new Problem('not_found', 'no such power of this person')
    }
    const { giverId, holderId } = power
    const viewer = { isGiver: giverId === userId, isHolder: holderId === userId }
    const status = statusAfter(power.status, viewer, { type: action })
    // A power may be given back or revoked even while the vote is suspended.
    if (status === null || (status === 'accepted' && decision.life !== 'open')) {
      throw new Problem('action_not_possible', `${action} cannot happen to a power that is ${power.status}`)
    }
    await check?.(tx, { giverId, holderId })
    await writePowerStatus(tx, powerId, status, decision.at)
    return outcomeOfPower(tx, ctx, decision, {
      action: `decisions.${what}`,
      power,
      news: { what, recipients: [viewer.isGiver ? holderId : giverId] },
    })
  })
}
