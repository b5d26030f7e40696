import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { claimAttachments } from './attachments.store.ts'

/**
 * Makes files that the person sent before part of what is being written; from then on they are kept with it. One that is
 * somebody else's, is part of something already, or is named twice refuses the whole.
 */
export async function useAttachments(
  tx: Transaction,
  { actor, now }: Pick<SignedInCtx, 'actor' | 'now'>,
  { ids, field }: { readonly ids: readonly string[]; readonly field: string },
): Promise<void> {
  if (ids.length === 0) return
  if ((await claimAttachments(tx, actor.userId, ids, now())) === ids.length) return
  const fields = [{ field, code: 'invalid' }] as const
  throw new Problem('invalid_value', 'a file is none of the person’s, or is part of something already', { fields })
}
