import { timingSafeEqual } from 'node:crypto'
import { shownMobile } from '#contract/payments/accountDetails.ts'
import { consentVersion, type mandateRoutes, signatureCodes } from '#contract/payments/mandates.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { requireOpen } from '../paymentWindow.ts'
import { changedMandate } from './changedMandate.ts'
import { concludeSignature } from './concludeSignature.ts'
import { codePrint, contentOf } from './mandateContent.ts'
import * as store from './mandates.store.ts'
import { storeSealed } from './sealedMandate.ts'
import { holdStanding, requireAction } from './standing.ts'

type Sign = typeof mandateRoutes.sign

const expired = () => new Problem('code_expired', 'no code is open for the mandate')
const wrong = (remainingTries: number) =>
  new Problem('invalid_value', 'not the code', {
    fields: [{ field: 'signature.code', code: 'invalid' }],
    remainingTries,
  })

/**
 * Signs the mandate with the code of the text message. A wrong code is counted and committed before it is refused, so that
 * aborting the request does not save a try.
 */
export async function signMandate(ctx: SignedInCtx, { params: { placeId }, body }: RouteOutput<Sign>): Promise<void> {
  const { actor, now, offer, signer } = ctx
  const { code, consent } = body.signature
  requireOpen(now(), offer)
  if (signer) throw new Problem('action_not_possible', 'mandates are signed at a provider')
  if (consent !== consentVersion)
    throw new Problem('action_not_possible', 'another text was shown than the present one')
  const refusal = await changeAndAnswer(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.sign' })
    const { unsigned, current, creditor } = standing
    if (!unsigned || !creditor) throw new Problem('action_not_possible', 'no mandate waits for a signature')
    const content = contentOf(unsigned, creditor)
    const open = await store.lockOpenCode(tx, unsigned.id)
    if (!open || open.expiresAt <= now() || open.tries >= signatureCodes.tries) throw expired()
    if (!isEqual(open.print, codePrint(ctx.secrets, { id: open.id, code, content }))) {
      await store.countTry(tx, open.id)
      const left = signatureCodes.tries - open.tries - 1
      return { ...unchanged, answer: () => (left === 0 ? expired() : wrong(left)) }
    }
    await store.closeCodes(tx, unsigned.id, now())
    const signedAt = now()
    const { certificate, ...paper } = await storeSealed(ctx, { mandate: unsigned, creditor, signedAt })
    const { address, userAgent, requestId } = ctx
    const news = await concludeSignature(tx, ctx, {
      mandate: unsigned,
      current,
      content,
      signedAt,
      by: { personId: actor.userId, sessionId: actor.sessionId, address, userAgent, requestId },
      proof: {
        sentTo: shownMobile(unsigned.mobile),
        sentAt: open.sentAt.toISOString(),
        tries: open.tries + 1,
        certificate,
      },
      paper,
    })
    return {
      ...changedMandate('payments.signMandate', { placeId, userId: actor.userId, subjectId: unsigned.id }),
      news,
      answer: () => null,
    }
  })
  if (refusal) throw refusal
}

function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
