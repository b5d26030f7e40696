import { randomInt, randomUUID } from 'node:crypto'
import { type mandateRoutes, signatureCodes } from '#contract/payments/mandates.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { requireOpen } from '../paymentWindow.ts'
import { changedMandate } from './changedMandate.ts'
import { codePrint, contentOf } from './mandateContent.ts'
import * as store from './mandates.store.ts'
import { mandateWords } from './mandateWords.ts'
import { anHour, codesOfHour, toSentCode } from './openCode.ts'
import { holdStanding, requireAction } from './standing.ts'

type SendCode = typeof mandateRoutes.sendCode

/** Sends a code to the mobile number of the mandate. A code whose message the gateway refuses counts as never sent. */
export async function sendCode(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<SendCode>,
): Promise<RouteAnswer<SendCode>> {
  const { actor, now, offer, secrets, signer, texter } = ctx
  requireOpen(now(), offer)
  if (signer) throw new Problem('action_not_possible', 'mandates are signed at a provider')
  if (!texter) throw new Problem('unavailable', 'no gateway of text messages is configured')
  const code = String(randomInt(10 ** signatureCodes.digits)).padStart(signatureCodes.digits, '0')
  const sent = await changeAndAnswer(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.sign' })
    const { unsigned, creditor } = standing
    if (!unsigned || !creditor) throw new Problem('action_not_possible', 'no mandate waits for a signature')
    const sentAt = now()
    const earlier = await codesOfHour(tx, ctx)
    const [first] = earlier
    if (first && earlier.length >= signatureCodes.anHour) {
      const retryAfter = Math.ceil((first.getTime() + anHour - sentAt.getTime()) / 1_000)
      throw new Problem('too_many_requests', 'as many codes as an hour allows were sent', { retryAfter })
    }
    const id = randomUUID()
    const expiresAt = new Date(sentAt.getTime() + signatureCodes.minutes * 60_000)
    const print = codePrint(secrets, { id, code, content: contentOf(unsigned, creditor) })
    await store.insertCode(tx, { id, mandateId: unsigned.id, print, sentAt, expiresAt })
    const { userId } = actor
    const codes = { sentAt, expiresAt, tries: 0, codesSent: earlier.length + 1 }
    return {
      ...changedMandate('payments.sendSignatureCode', { placeId, userId, subjectId: unsigned.id }),
      answer: () => ({ id, mobile: unsigned.mobile, codes }),
    }
  })
  const { t } = mandateWords(ctx.locale)
  const text = t('code', { code, brand: offer.brandName, minutes: signatureCodes.minutes })
  try {
    await texter.send({ to: sent.mobile, text })
  } catch (error) {
    ctx.log.fault('the gateway took no text message', error)
    await store.deleteCode(ctx.db, sent.id)
    throw new Problem('provider_unavailable', 'the text message was not sent')
  }
  return toSentCode(now(), sent.mobile, sent.codes)
}
