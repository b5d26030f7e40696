import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { type About, subjectOf, writeDraft } from './drafts.store.ts'

/** Keeps what the person is writing in a place. Written down when it is begun: not at every pause in typing. */
export async function keepDraft(
  tx: Transaction,
  ctx: SignedInCtx,
  { about, placeId, body }: { readonly about: About; readonly placeId: string; readonly body: object },
): Promise<void> {
  const { actor, now } = ctx
  if (!(await writeDraft(tx, { userId: actor.userId, ...about, placeId, body, updatedAt: now() }))) return
  await audit(tx, ctx, {
    action: 'drafts.begin',
    subjectId: subjectOf(about),
    actor,
    detail: { form: about.form },
  })
}
