import type { draftRoutes } from '#contract/drafts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { audit } from '../platform/audit.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { writeDraft } from './drafts.store.ts'

/** Keeps what the person is writing. Written down when it is begun: not at every pause in typing. */
export async function writeReportDraft(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<typeof draftRoutes.writeReport>,
): Promise<void> {
  const { db, actor, now } = ctx
  await db.transaction(async (tx) => {
    const which = { userId: actor.userId, placeId, form: 'report' } as const
    if (!(await writeDraft(tx, which, body.draft, now()))) return
    await audit(tx, ctx, { action: 'drafts.begin', subjectId: placeId, actor, detail: { form: 'report' } })
  })
}
