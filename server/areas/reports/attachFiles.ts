import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { insertFiles } from './reportFiles.store.ts'

type Target = { readonly reportId: string; readonly eventId: string | null }

/** Makes files that the person sent before part of a report, or of a line of its history, in the order they were named. */
export async function attachFiles(
  tx: Transaction,
  ctx: SignedInCtx,
  target: Target,
  named: { readonly ids: readonly string[]; readonly field: string },
): Promise<void> {
  if (named.ids.length === 0) return
  await useAttachments(tx, ctx, named)
  const rows = named.ids.map((attachmentId, position) => ({ ...target, attachmentId, position }))
  await insertFiles(tx, rows)
}
