import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { claimAttachments } from './attachments.store.ts'

/**
 * Makes earlier uploads of the person part of the thing being written, which keeps them from then on. Refuses all of
 * them if one belongs to somebody else, is already part of something, or is named twice.
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
