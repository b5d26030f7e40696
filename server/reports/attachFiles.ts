import type { SignedInCtx } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { claimFiles, insertFiles } from './reportFiles.store.ts'

type Target = { readonly reportId: string; readonly eventId: string | null }

/** Makes files that the person sent before part of a report, or of a line of its history, in the order they were named. */
export async function attachFiles(
  tx: Transaction,
  { actor, now }: SignedInCtx,
  target: Target,
  { ids, field }: { readonly ids: readonly string[]; readonly field: string },
): Promise<void> {
  if (ids.length === 0) return
  const claimed = await claimFiles(tx, actor.userId, ids, now())
  if (claimed !== ids.length) {
    const fields = [{ field, code: 'invalid' }] as const
    throw new Problem('invalid_value', 'a file is none of the person’s, or is part of something already', { fields })
  }
  await insertFiles(
    tx,
    ids.map((attachmentId, position) => ({ ...target, attachmentId, position })),
  )
}
