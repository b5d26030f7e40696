import { type SignatureAction, signatureAfter } from '#machines/payments/signature/signature.lifecycle.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { changedMandate } from '../mandates/changedMandate.ts'
import { concludeSignature } from '../mandates/concludeSignature.ts'
import { contentOf } from '../mandates/mandateContent.ts'
import { storePaper } from '../mandates/sealedMandate.ts'
import { canHappen, holdStanding } from '../mandates/standing.ts'
import * as store from './signatures.store.ts'

/** A verb has `ctx.actor`; a job acts for nobody. */
type AnyCtx = Ctx & { readonly actor?: Actor }
type Found = NonNullable<Awaited<ReturnType<typeof store.findRequest>>>

/**
 * Asks the provider for the state of a request, and stores it. Only its answer makes a mandate signed, never an event or an
 * address. Two runs may overlap.
 *
 * @throws {Error} when the provider does not respond as expected, or its document is not the one that was sent.
 */
export async function settleSignature(ctx: AnyCtx, requestId: string): Promise<void> {
  const { signer, now } = ctx
  const found = await store.findRequest(ctx.db, requestId)
  if (!found || !signer) return
  if (found.request.state === 'void') return signer.cancel(requestId)
  if (found.request.state !== 'open') return
  const said = await signer.outcomeOf(requestId)
  if (said?.state === 'signed') return takeSignature(ctx, found, said.signedAt)
  if (said?.state === 'refused') return end(ctx, found, { type: 'signature.refuse' })
  if (said?.state === 'expired') return end(ctx, found, { type: 'signature.expire' })
  // The provider may not have received it yet, or its clock may differ.
  if (found.request.expiresAt > now()) return
  await end(ctx, found, { type: 'signature.expire' })
  if (said) await signer.cancel(requestId)
}

const end = (ctx: AnyCtx, { request, userId, placeId }: Found, action: SignatureAction) =>
  change(ctx, async (tx) => {
    const locked = await store.lockRequest(tx, request.id)
    const next = locked && signatureAfter(locked.state, { isCurrent: true, isInTime: true }, action)
    if (!next) return unchanged
    await store.writeState(tx, request.id, next)
    return changedMandate('payments.endSignature', { placeId, userId, subjectId: request.mandateId })
  })

/** Fetches and checks the signed document before anything is locked. */
async function takeSignature(ctx: AnyCtx, found: Found, signedAt: Date) {
  const { signer } = ctx
  const { request, userId, placeId } = found
  if (!signer) return
  const paper = await signer.signedPaper(request.id)
  const { checkSignedPdf } = await import('#server/platform/signature/checkSignedPdf.ts')
  const certificate = await checkSignedPdf(paper, { hash: request.sentHash, size: request.sentSize })
  await change(ctx, async (tx) => {
    const standing = await holdStanding(tx, { ...ctx, actor: { userId } }, placeId)
    const locked = await store.lockRequest(tx, request.id)
    const facts = { isCurrent: isCurrent(standing, request), isInTime: isInTime(request, signedAt) }
    const next = locked && signatureAfter(locked.state, facts, { type: 'signature.confirm' })
    if (!next) return unchanged
    await store.writeState(tx, request.id, next)
    const { unsigned, current } = standing
    const outcome = { placeId, userId, subjectId: request.mandateId }
    if (next !== 'signed' || !unsigned) return changedMandate('payments.endSignature', outcome)
    const news = await conclude(tx, ctx, { request, unsigned, current, signedAt, paper, certificate })
    return { ...changedMandate('payments.signMandate', outcome), news }
  })
}

type Standing = Awaited<ReturnType<typeof holdStanding>>

const isCurrent = (standing: Standing, request: Found['request']) =>
  standing.unsigned?.id === request.mandateId &&
  standing.creditor !== null &&
  contentOf(standing.unsigned, standing.creditor) === request.content &&
  canHappen(standing, { type: 'mandate.sign' })

const isInTime = ({ askedAt, expiresAt }: Found['request'], signedAt: Date) =>
  signedAt >= askedAt && signedAt <= expiresAt

type Signed = Pick<Standing, 'current'> & {
  readonly request: Found['request']
  readonly unsigned: NonNullable<Standing['unsigned']>
  readonly signedAt: Date
  readonly paper: Uint8Array
  readonly certificate: string
}

async function conclude(
  tx: Transaction,
  ctx: AnyCtx,
  { request, unsigned, current, signedAt, paper, certificate }: Signed,
) {
  const { id, askedAt, asker, content, sentHash } = request
  return concludeSignature(tx, ctx, {
    mandate: unsigned,
    current,
    content,
    signedAt,
    by: { personId: unsigned.userId, ...asker },
    proof: {
      provider: ctx.signer?.host,
      providerReference: id,
      sentAt: askedAt.toISOString(),
      sentHash,
      certificate,
    },
    paper: await storePaper(ctx, unsigned.id, paper),
  })
}
