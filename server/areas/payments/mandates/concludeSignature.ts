import { createHash } from 'node:crypto'
import { consentVersion } from '#contract/payments/mandates.ts'
import type { Transaction } from '#server/platform/database.ts'
import { keepToKind } from '../automatic/keepToKind.ts'
import type { MandateRow } from './mandates.store.ts'
import * as store from './mandates.store.ts'

type Signature = {
  readonly mandate: MandateRow
  /** The one that it replaces. */
  readonly current: MandateRow | null
  /** SHA-256 of all that the signature agrees to. */
  readonly content: string
  readonly signedAt: Date
  /** Who signs, and from where. */
  readonly by: {
    readonly personId: string
    readonly sessionId: string
    readonly address: string
    readonly userAgent: string | null
    readonly requestId: string
  }
  /** What proves it, by the way of signing. Neither a code nor an account. */
  readonly proof: Readonly<Record<string, unknown>>
  /** The signed paper, stored, and its SHA-256. */
  readonly paper: { readonly paperKey: string; readonly paperHash: string }
}

/**
 * What every way of signing ends with: the mandate is in force, the one that it replaces ends, announced debits are kept to what it pays,
 * and what proves the signature is appended to the chain of the place. The lock on its creditor keeps the chain in one order.
 */
export async function concludeSignature(
  tx: Transaction,
  { now }: { readonly now: () => Date },
  { mandate, current, content, signedAt, by, proof, paper: { paperKey, paperHash } }: Signature,
): Promise<void> {
  const { id: mandateId, placeId, userId, kind, rum } = mandate
  if (current) await store.writeMandate(tx, current.id, { endedAt: now(), endedBecause: 'replaced' })
  await keepToKind(tx, { userId, placeId, kind, at: now() })
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
}
