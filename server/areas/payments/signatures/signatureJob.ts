import { z } from 'zod'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Platform } from '#server/platform/context.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import type { Sites } from '#server/platform/sites.ts'
import { settleSignature } from './settleSignature.ts'
import { findRequest, findUnsettled } from './signatures.store.ts'

/** Asks the provider for the state of a request, or withdraws a void request there. */
export const signatureJob = defineJob({
  kind: 'the outcome of a signature',
  queue: 'signatures',
  data: z.object({ requestId: z.uuid() }),
  run: async ({ platform, sites }, { requestId }) => {
    const found = await findRequest(platform.db, requestId)
    const ctx = clockContexts(platform, sites).find(({ offer }) => offer.code === found?.request.offer)
    if (ctx) await settleSignature(ctx, requestId)
  },
})

/** Asks about expired requests on which the provider has not reported. A failure does not stop the others. */
export async function settleUnreported(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  const unsettled = await findUnsettled(platform.db, platform.now())
  for (const ctx of clockContexts(platform, sites)) {
    for (const { id } of unsettled.filter(({ offer }) => offer === ctx.offer.code)) {
      await settleSignature(ctx, id).catch((error: unknown) =>
        ctx.log.fault('nobody knows what became of a signature', error),
      )
    }
  }
}
