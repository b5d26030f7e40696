import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type About, deleteDraft } from './drafts.store.ts'
import { type DraftCall, findForm } from './findForm.ts'
import type { KeptForm } from './keptForm.ts'

/** Deletes the person's draft, if there is one. */
export async function removeDraft(ctx: SignedInCtx, forms: readonly KeptForm[], call: DraftCall): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { about } = await findForm(tx, ctx, forms, call)
    await dropDraft(tx, ctx, about)
  })
}

/** Deletes the draft in the transaction that sends its form. */
export async function dropDraft(tx: Transaction, ctx: SignedInCtx, about: About): Promise<void> {
  const { actor } = ctx
  if (!(await deleteDraft(tx, actor.userId, about))) return
  const { form, placeId, subjectId } = about
  await audit(tx, ctx, { action: 'drafts.remove', subjectId: subjectId ?? placeId, actor, detail: { form } })
}
