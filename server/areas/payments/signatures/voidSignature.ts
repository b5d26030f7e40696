import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { closeCodes } from '../mandates/mandates.store.ts'
import { signatureJob } from './signatureJob.ts'
import * as store from './signatures.store.ts'

type VoidCtx = Pick<Ctx, 'now' | 'jobs'>

/** Voids the code, or the request at the provider, that was sent for a mandate's signature. */
export async function voidSignature(tx: Transaction, ctx: VoidCtx, mandateId: string): Promise<void> {
  await closeCodes(tx, mandateId, ctx.now())
  const open = await store.lockOpenRequest(tx, mandateId)
  if (open) await voidRequest(tx, ctx, open.id)
}

/** The provider's answers about it no longer count; the job withdraws it there. */
export async function voidRequest(tx: Transaction, { jobs }: Pick<Ctx, 'jobs'>, requestId: string): Promise<void> {
  await store.writeState(tx, requestId, 'void')
  await jobs.add(tx, signatureJob.of({ requestId }))
}
