import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { filesOf } from '#server/services/files/filesOf.store.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { messageAttachments, messages } from './messages.tables.ts'

/** Attaches files that the person has sent to a message, in the given order. */
export async function attachFiles(
  tx: Transaction,
  ctx: SignedInCtx,
  { messageId, ids, field }: { readonly messageId: string; readonly ids: readonly string[]; readonly field: string },
): Promise<void> {
  if (ids.length === 0) return
  await useAttachments(tx, ctx, { ids, field })
  await tx
    .insert(messageAttachments)
    .values(ids.map((attachmentId, position) => ({ messageId, attachmentId, position })))
}

/** The files of a message in order; none once it is withdrawn. */
export const filesOfMessage = filesOf(
  messageAttachments,
  and(eq(messageAttachments.messageId, messages.id), isNull(messages.withdrawnAt)),
)
