import { audit } from '../platform/audit.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { deleteDraft } from './drafts.store.ts'

/** Forgets what the person was writing; nothing to forget is no mistake. */
export async function removeReportDraft(ctx: SignedInCtx, placeId: string): Promise<void> {
  const { db, actor } = ctx
  await db.transaction(async (tx) => {
    if (!(await deleteDraft(tx, { userId: actor.userId, placeId, form: 'report' }))) return
    await audit(tx, ctx, { action: 'drafts.remove', subjectId: placeId, actor, detail: { form: 'report' } })
  })
}
