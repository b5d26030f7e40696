import { and, eq, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from './database.ts'
import { idempotentRequests } from './idempotency.tables.ts'

export type RequestKey = { readonly userId: string; readonly key: string }
type Claim = RequestKey & { readonly fingerprint: string; readonly status: number; readonly createdAt: Date }

const isOf = ({ userId, key }: RequestKey) =>
  and(eq(idempotentRequests.userId, userId), eq(idempotentRequests.key, key))

/**
 * True for the first request with its key. An equal request that runs at the same time waits here until the first one
 * ends, and takes its turn if that one rolled back.
 */
export async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotentRequests)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotentRequests.key })
  return claimed.length > 0
}

export async function findAnswer(tx: Transaction, request: RequestKey) {
  const { fingerprint, status, answer } = idempotentRequests
  const [row] = await tx.select({ fingerprint, status, answer }).from(idempotentRequests).where(isOf(request))
  return row ?? null
}

export async function storeAnswer(tx: Transaction, request: RequestKey, answer: unknown): Promise<void> {
  await tx.update(idempotentRequests).set({ answer }).where(isOf(request))
}

export async function forgetAnswers(db: Queryable, before: Date): Promise<void> {
  await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, before))
}
