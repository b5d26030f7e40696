import { z } from 'zod'
import type { draftRoutes } from '#contract/drafts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { callSchema, parseCall } from '#server/platform/parseCall.ts'
import { Problem } from '#server/platform/problem.ts'
import { findOwnFiles, upsertDraft } from './drafts.store.ts'
import { canBeSent, findForm } from './findForm.ts'
import type { KeptForm } from './keptForm.ts'

type Call = RouteOutput<typeof draftRoutes.write>

/** Stores the person's draft. Only a new draft gets an audit entry, not every pause in typing. */
export async function writeDraft(ctx: SignedInCtx, forms: readonly KeptForm[], call: Call): Promise<void> {
  const { actor, now } = ctx
  const { value, attachmentIds: ids } = call.body.draft
  await ctx.db.transaction(async (tx) => {
    const found = await findForm(tx, ctx, forms, call)
    const { about, kept } = found
    refuseOther(kept, value)
    if (!(await canBeSent(tx, ctx, found))) throw new Problem('action_not_possible', 'nobody could send this now')
    // The draft was written while its form was being sent.
    if (await kept.subject?.isSent?.(tx, ctx, value)) return
    // A file that is gone, or somebody else's, is left out, so that the text is still stored.
    const attachmentIds = (await findOwnFiles(tx, actor.userId, ids)).map(({ id }) => id)
    const isNew = await upsertDraft(tx, { userId: actor.userId, ...about, value, attachmentIds, updatedAt: now() })
    if (!isNew) return
    const detail = { form: about.form }
    await audit(tx, ctx, { action: 'drafts.begin', subjectId: about.subjectId ?? about.placeId, actor, detail })
  })
}

/** An invalid value is refused field by field, as in any other body. */
function refuseOther({ draft: { schema } }: KeptForm, value: unknown) {
  const body = z.object({ draft: z.object({ value: schema }) })
  parseCall(callSchema({ body }), { params: undefined, query: undefined, body: { draft: { value } } })
}
