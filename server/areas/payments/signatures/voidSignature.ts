import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { closeCodes } from '../mandates/mandates.store.ts'
import { signatureJob } from './signatureJob.ts'
import * as store from './signatures.store.ts'

type VoidCtx = Pick<Ctx, 'now' | 'jobs'>

/** Voids what was sent for a mandate so that it can be signed: its code, or the request at the provider. */
export async function voidSignature(tx: Transaction, ctx: VoidCtx, mandateId: string): Promise<void> {
  await closeCodes(tx, mandateId, ctx.now())
  const open = await store.lockOpenRequest(tx, mandateId)
  if (open) await voidRequest(tx, ctx, open.id)
}

/** Nothing that the provider says of it counts any more; the job withdraws it there. */
export async function voidRequest(tx: Transaction, { jobs }: Pick<Ctx, 'jobs'>, requestId: string): Promise<void> {
  await store.writeState(tx, requestId, 'void')
  await jobs.add(tx, signatureJob.of({ requestId }))
}
