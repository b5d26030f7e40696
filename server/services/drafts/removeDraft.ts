import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type About, deleteDraft, subjectOf } from './drafts.store.ts'

/** Forgets what the person was writing; nothing to forget is no mistake. */
export const removeDraft = (ctx: SignedInCtx, about: About): Promise<void> =>
  ctx.db.transaction((tx) => dropDraft(tx, ctx, about))

/** The same where it is sent: what it became and its end are one. */
export async function dropDraft(tx: Transaction, ctx: SignedInCtx, about: About): Promise<void> {
  const { actor } = ctx
  if (!(await deleteDraft(tx, actor.userId, about))) return
  await audit(tx, ctx, { action: 'drafts.remove', subjectId: subjectOf(about), actor, detail: { form: about.form } })
}
