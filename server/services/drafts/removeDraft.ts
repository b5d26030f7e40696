import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type About, deleteDraft } from './drafts.store.ts'
import { type DraftCall, findForm } from './findForm.ts'
import type { KeptForm } from './keptForm.ts'

/** Forgets what the person was writing; nothing to forget is no mistake. */
export async function removeDraft(ctx: SignedInCtx, forms: readonly KeptForm[], call: DraftCall): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { about } = await findForm(tx, ctx, forms, call)
    await dropDraft(tx, ctx, about)
  })
}

/** The same where it is sent: what it became and its end are one. */
export async function dropDraft(tx: Transaction, ctx: SignedInCtx, about: About): Promise<void> {
  const { actor } = ctx
  if (!(await deleteDraft(tx, actor.userId, about))) return
  const { form, placeId, subjectId } = about
  await audit(tx, ctx, { action: 'drafts.remove', subjectId: subjectId ?? placeId, actor, detail: { form } })
}
