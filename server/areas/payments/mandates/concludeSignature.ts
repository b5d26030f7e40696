import { createHash } from 'node:crypto'
import { consentVersion } from '#contract/payments/mandates.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { keepToKind } from '../automatic/keepToKind.ts'
import type { Clock } from '../automatic/resumeStopped.ts'
import type { MandateRow } from './mandates.store.ts'
import * as store from './mandates.store.ts'

type Signature = {
  readonly mandate: MandateRow
  /** The mandate that it replaces. */
  readonly current: MandateRow | null
  /** SHA-256 of all that the signature agrees to. */
  readonly content: string
  readonly signedAt: Date
  /** The signer and their network address. */
  readonly by: {
    readonly personId: string
    readonly sessionId: string
    readonly address: string
    readonly userAgent: string | null
    readonly requestId: string
  }
  /** Its evidence, depending on the way of signing. Contains neither a code nor an account. */
  readonly proof: Readonly<Record<string, unknown>>
  /** The signed paper, stored, and its SHA-256. */
  readonly paper: { readonly paperKey: string; readonly paperHash: string }
}

/**
 * The end of every way of signing: the mandate is in force, the mandate that it replaces ends, announced debits are adapted to
 * what it pays, and the evidence is appended to the chain of the place. The lock on its creditor keeps the chain in one order.
 * Returns the notices of debits that resume.
 */
export async function concludeSignature(
  tx: Transaction,
  ctx: Clock,
  { mandate, current, content, signedAt, by, proof, paper: { paperKey, paperHash } }: Signature,
): Promise<readonly News[]> {
  const { id: mandateId, placeId, userId, kind, rum } = mandate
  if (current) await store.writeMandate(tx, current.id, { endedAt: ctx.now(), endedBecause: 'replaced' })
  const news = await keepToKind(tx, ctx, { userId, placeId, kind })
  await store.writeMandate(tx, mandateId, { signedAt, paperKey })
  const facts = JSON.stringify({
    rum,
    mandateId,
    content,
    consentVersion,
    ...by,
    ...proof,
    signedAt: signedAt.toISOString(),
    paperHash,
  })
  const previousHash = await store.lastEvidence(tx, placeId)
  const hash = createHash('sha256').update(previousHash).update(facts).digest('hex')
  await store.insertEvidence(tx, { mandateId, placeId, facts, previousHash, hash })
  return news
}
