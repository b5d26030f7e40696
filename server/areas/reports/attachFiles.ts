import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { insertFiles } from './reportFiles.store.ts'

type Target = { readonly reportId: string; readonly eventId: string | null }

/** Attaches files that the person has sent to a report, or to a line of its history, in the given order. */
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
