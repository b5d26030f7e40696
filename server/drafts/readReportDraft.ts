import { z } from 'zod'
import { draftRoutes } from '#contract/drafts.ts'
import type { RouteAnswer } from '#contract/route.ts'
import { toAttachment } from '../attachments/toAttachment.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { findDraft, findOwnFiles } from './drafts.store.ts'

const kept = draftRoutes.writeReport.body.shape.draft

/** The report that the person is writing in a place. One that an older version kept otherwise is none. */
export async function readReportDraft(
  { db, actor }: SignedInCtx,
  placeId: string,
): Promise<RouteAnswer<typeof draftRoutes.readReport>> {
  const row = await findDraft(db, { userId: actor.userId, placeId, form: 'report' })
  const body = z.safeParse(kept, row?.body)
  if (!row || !body.success) return { draft: null }
  const { attachmentIds, ...draft } = body.data
  const files = new Map((await findOwnFiles(db, actor.userId, attachmentIds)).map((file) => [file.id, file]))
  const attachments = attachmentIds.flatMap((id) => files.get(id) ?? []).map(toAttachment)
  return { draft: { ...draft, attachments, updatedAt: row.updatedAt.toISOString() } }
}
