import { createHash, timingSafeEqual } from 'node:crypto'
import { shownMobile } from '#contract/payments/accountDetails.ts'
import { consentVersion, type mandateRoutes, signatureCodes } from '#contract/payments/mandates.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { keepToKind } from '../automatic/keepToKind.ts'
import { requireOpen } from '../paymentWindow.ts'
import { changedMandate } from './changedMandate.ts'
import { codePrint, contentOf } from './mandateContent.ts'
import type { MandateRow } from './mandates.store.ts'
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
 * Signs the mandate by the code of the text message. A wrong code is counted and committed before it is refused, so that tries
 * cannot be had again by breaking the request off.
 */
export async function signMandate(ctx: SignedInCtx, { params: { placeId }, body }: RouteOutput<Sign>): Promise<void> {
  const { actor, now, offer } = ctx
  const { code, consent } = body.signature
  requireOpen(now(), offer)
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
    if (current) await store.writeMandate(tx, current.id, { endedAt: now(), endedBecause: 'replaced' })
    const signedAt = now()
    await keepToKind(tx, { userId: actor.userId, placeId, kind: unsigned.kind, at: signedAt })
    const { paperKey, ...paper } = await storeSealed(ctx, { mandate: unsigned, creditor, signedAt })
    await store.writeMandate(tx, unsigned.id, { signedAt, paperKey })
    const signature = { mandate: unsigned, content, tries: open.tries + 1, sentAt: open.sentAt, signedAt, ...paper }
    await keepEvidence(tx, ctx, signature)
    return {
      ...changedMandate('payments.signMandate', { placeId, userId: actor.userId, subjectId: unsigned.id }),
      answer: () => null,
    }
  })
  if (refusal) throw refusal
}

function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

type Signature = {
  readonly mandate: MandateRow
  readonly content: string
  readonly tries: number
  readonly sentAt: Date
  readonly signedAt: Date
  /** SHA-256 of the sealed paper, and of the certificate. */
  readonly paperHash: string
  readonly certificate: string
}

/** Appends what proves the signature to the chain of the place. The lock on its creditor keeps the chain in one order. */
async function keepEvidence(
  tx: Transaction,
  { actor, address, userAgent, requestId }: SignedInCtx,
  { mandate, content, tries, sentAt, signedAt, paperHash, certificate }: Signature,
) {
  const { id: mandateId, placeId, rum } = mandate
  const facts = JSON.stringify({
    rum,
    mandateId,
    content,
    consentVersion,
    personId: actor.userId,
    sessionId: actor.sessionId,
    sentTo: shownMobile(mandate.mobile),
    sentAt: sentAt.toISOString(),
    tries,
    signedAt: signedAt.toISOString(),
    paperHash,
    certificate,
    address,
    userAgent,
    requestId,
  })
  const previousHash = await store.lastEvidence(tx, placeId)
  const hash = createHash('sha256').update(previousHash).update(facts).digest('hex')
  await store.insertEvidence(tx, { mandateId, placeId, facts, previousHash, hash })
}
