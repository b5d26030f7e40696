import type { signatureRoutes } from '#contract/payments/signatures.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { Ctx, SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { settleSignature } from './settleSignature.ts'
import { signatureJob } from './signatureJob.ts'
import * as store from './signatures.store.ts'

type Routes = typeof signatureRoutes

/** The person's request. On the site of another offer, the refusal names its offer. */
async function requireOwn({ db, actor, offer }: SignedInCtx, requestId: string) {
  const found = await store.findOwnRequest(db, actor.userId, requestId)
  if (!found) throw new Problem('not_found', 'the person has no such request')
  if (found.offer !== offer.code)
    throw new Problem('wrong_offer', 'the request was made on another site', { allowedOffer: found.offer })
  return found
}

export async function readSignature(
  ctx: SignedInCtx,
  { params: { requestId } }: RouteOutput<Routes['read']>,
): Promise<RouteAnswer<Routes['read']>> {
  const { placeId, state } = await requireOwn(ctx, requestId)
  return { placeId, state }
}

/** Asks the provider about an open request, because its event may be late or lost. */
export async function checkSignature(
  ctx: SignedInCtx,
  { params: { requestId } }: RouteOutput<Routes['check']>,
): Promise<void> {
  await ctx.limits.take('signatureCheck', ctx.actor.userId)
  const { state } = await requireOwn(ctx, requestId)
  if (state !== 'open') return
  try {
    await settleSignature(ctx, requestId)
  } catch (error) {
    ctx.log.fault('nobody knows what became of a signature', error)
    throw new Problem('provider_unavailable', 'the signature provider does not say what became of the request')
  }
}

/**
 * Receives an event of the provider, which only triggers a question to it. Each event counts once, and an event about a settled
 * request changes nothing.
 */
export const takeEvent = (ctx: Ctx, { body }: RouteOutput<Routes['report']>): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { id, reference: requestId } = body.event
    if (!(await store.claimEvent(tx, id, ctx.now()))) return
    const found = await store.findRequest(tx, requestId)
    if (found?.request.state === 'open') await ctx.jobs.add(tx, signatureJob.of({ requestId }))
  })
