import { createHash, randomUUID } from 'node:crypto'
import { outcomePath } from '#contract/addresses.ts'
import { consentVersion } from '#contract/payments/mandates.ts'
import { signatureRequests, type signatureRoutes } from '#contract/payments/signatures.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { changedMandate } from '../mandates/changedMandate.ts'
import { contentOf } from '../mandates/mandateContent.ts'
import { paperToSign } from '../mandates/mandatePaper.ts'
import { anHour } from '../mandates/openCode.ts'
import { accountOf } from '../mandates/sealedMandate.ts'
import { holdStanding, requireAction } from '../mandates/standing.ts'
import { closesAt, requireOpen } from '../paymentWindow.ts'
import { settleSignature } from './settleSignature.ts'
import * as store from './signatures.store.ts'
import { voidRequest } from './voidSignature.ts'

type Request = typeof signatureRoutes.request

/**
 * Sends the mandate to the provider for signature. The request is stored before it is sent, and its id goes to the provider:
 * after a lost response, a retry leads to the same request.
 */
export async function requestSignature(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Request>,
): Promise<RouteAnswer<Request>> {
  const { actor, now, offer, signer } = ctx
  requireOpen(now(), offer)
  if (!signer) throw new Problem('action_not_possible', 'mandates are signed by a code')
  if (body.signatureRequest.consent !== consentVersion)
    throw new Problem('action_not_possible', 'another text was shown than the present one')
  await settleEarlier(ctx, placeId)
  const { request, mandate, ...sent } = await changeAndAnswer(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.sign' })
    const { unsigned, creditor } = standing
    if (!unsigned || !creditor) throw new Problem('action_not_possible', 'no mandate waits for a signature')
    const content = contentOf(unsigned, creditor)
    const write = (locale: typeof ctx.locale, at: Date) =>
      paperToSign({ offer, locale }, { mandate: unsigned, creditor, account: accountOf(ctx, unsigned), at })
    const open = await store.lockOpenRequest(tx, unsigned.id)
    if (open && open.content === content && open.expiresAt > now()) {
      const again = await write(open.locale, open.askedAt)
      if (hashOf(again.paper) === open.sentHash)
        return { ...unchanged, answer: () => ({ request: open, mandate: unsigned, ...again }) }
    }
    await requireFew(tx, ctx)
    if (open) await voidRequest(tx, ctx, open.id)
    const written = await write(ctx.locale, now())
    const inserted = await store.insertRequest(tx, {
      ...periodFrom(ctx),
      id: randomUUID(),
      mandateId: unsigned.id,
      offer: offer.code,
      locale: ctx.locale,
      content,
      sentHash: hashOf(written.paper),
      sentSize: written.paper.length,
      asker: {
        sessionId: actor.sessionId,
        address: ctx.address,
        userAgent: ctx.userAgent,
        requestId: ctx.requestId,
      },
    })
    return {
      ...changedMandate('payments.requestSignature', { placeId, userId: actor.userId, subjectId: unsigned.id }),
      answer: () => ({ request: inserted, mandate: unsigned, ...written }),
    }
  })
  try {
    const url = await signer.ask({
      ...sent,
      reference: request.id,
      signer: { name: mandate.ownerName, mobile: mandate.mobile, locale: request.locale },
      returnUrl: ctx.urlOf(offer.code) + outcomePath('signature', request.id),
      expiresAt: request.expiresAt,
    })
    return { id: request.id, url }
  } catch (error) {
    ctx.log.fault('the signature provider took no request', error)
    throw new Problem('provider_unavailable', 'the signature provider took no request')
  }
}

/** An earlier request may have been signed without a report from the provider; then no new one is needed. */
async function settleEarlier(ctx: SignedInCtx, placeId: string) {
  const open = await store.findOpenRequest(ctx.db, { userId: ctx.actor.userId, placeId })
  if (open)
    await settleSignature(ctx, open.id).catch((error: unknown) =>
      ctx.log.fault('nobody knows what became of a signature', error),
    )
}

const hashOf = (paper: Uint8Array) => createHash('sha256').update(paper).digest('hex')

/** It can be signed for ten minutes, or until payments close. */
function periodFrom({ now, offer }: SignedInCtx) {
  const askedAt = now()
  const end = askedAt.getTime() + signatureRequests.minutes * 60_000
  return { askedAt, expiresAt: new Date(Math.min(end, closesAt(askedAt, offer).getTime())) }
}

async function requireFew(tx: Transaction, { actor, now }: SignedInCtx) {
  const at = now().getTime()
  const earlier = await store.requestsSince(tx, actor.userId, new Date(at - anHour))
  const [first] = earlier
  if (!first || earlier.length < signatureRequests.anHour) return
  const retryAfter = Math.ceil((first.getTime() + anHour - at) / 1_000)
  throw new Problem('too_many_requests', 'as many signatures as an hour allows were asked for', { retryAfter })
}
