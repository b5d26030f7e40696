import { z } from 'zod'
import type { draftRoutes } from '#contract/drafts.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { findDraft, findOwnFiles } from './drafts.store.ts'
import { canBeSent, type DraftCall, findForm } from './findForm.ts'
import type { KeptForm } from './keptForm.ts'

type Answer = RouteAnswer<typeof draftRoutes.read>

/** The person's draft, as long as they could send it. A draft in an older shape counts as none. */
export async function readDraft(ctx: SignedInCtx, forms: readonly KeptForm[], call: DraftCall): Promise<Answer> {
  const { db, actor } = ctx
  const found = await findForm(db, ctx, forms, call)
  if (!(await canBeSent(db, ctx, found))) return { draft: null }
  const row = await findDraft(db, actor.userId, found.about)
  const value = z.safeParse(found.kept.draft.schema, row?.value)
  if (!row || !value.success) return { draft: null }
  if (await found.kept.subject?.isSent?.(db, ctx, value.data)) return { draft: null }
  const files = await findOwnFiles(db, actor.userId, row.attachmentIds)
  const updatedAt = row.updatedAt.toISOString()
  return { draft: { value: value.data, attachments: files.map(toAttachment), updatedAt } }
}
