import type { SignedInCtx } from '#server/platform/context.ts'
import { lockJob } from '#server/platform/jobs/jobs.store.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, unchanged } from '#server/services/changes/change.ts'

/** Gives a failed job one more attempt. A second press finds a job that waits, runs or is done. */
export const retryJob = (ctx: SignedInCtx, { jobId }: { jobId: string }): Promise<void> =>
  change(ctx, async (tx) => {
    const found = await lockJob(tx, jobId, ctx.offer.code)
    if (!found) throw new Problem('not_found', 'no such job of this offer')
    if (found.state !== 'failed') return unchanged
    await ctx.jobs.retry(tx, { queue: found.queue, id: jobId })
    const detail = { kind: found.kind }
    return { audited: [{ action: 'administration.retryJob', subjectId: jobId, detail }], live: [] }
  })
