import type { importRoutes } from '#contract/importRoutes.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type ImportAction, importStateAfter } from '#machines/administration/import/import.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { NewJob } from '#server/platform/jobs/job.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { change } from '#server/services/changes/change.ts'
import { lockImport, moveImport } from './imports.store.ts'

type RunOf = (data: { readonly importId: string; readonly offer: SignedInCtx['offer']['code'] }) => NewJob

/** Writes a checked import as a job. */
export const confirmImport =
  (runOf: RunOf) =>
  (ctx: SignedInCtx, { params: { importId }, body }: RouteOutput<typeof importRoutes.confirm>): Promise<void> =>
    change(ctx, async (tx) => {
      const next = await stateAfterOrRefuse(tx, ctx, { importId, type: 'import.confirm' })
      await requireConfirmation(tx, ctx, body.confirmation.confirmationToken)
      await moveImport(tx, importId, next, { confirmedAt: ctx.now() })
      await ctx.jobs.add(tx, runOf({ importId, offer: ctx.offer.code }))
      return { audited: [{ action: 'imports.confirm', subjectId: importId }], live: [] }
    })

/** Gives up an import that nobody has confirmed. A check under way stops at its next part. */
export const abandonImport = (
  ctx: SignedInCtx,
  { params: { importId } }: RouteOutput<typeof importRoutes.abandon>,
): Promise<void> =>
  change(ctx, async (tx) => {
    const next = await stateAfterOrRefuse(tx, ctx, { importId, type: 'import.abandon' })
    await moveImport(tx, importId, next, { finishedAt: ctx.now() })
    return { audited: [{ action: 'imports.abandon', subjectId: importId }], live: [] }
  })

async function stateAfterOrRefuse(
  tx: Transaction,
  { offer }: SignedInCtx,
  { importId, type }: { readonly importId: string; readonly type: ImportAction['type'] },
) {
  const found = await lockImport(tx, importId, offer.code)
  if (!found) throw new Problem('not_found', 'no such import of this offer')
  const next = importStateAfter(found.state, found.facts, { type })
  if (next === null)
    throw new Problem('action_not_possible', `${type} cannot happen to an import that is ${found.state}`)
  return next
}
