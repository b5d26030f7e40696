import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { sentSince } from './attachments.store.ts'

const day = 24 * 3_600_000
/** The limit per person and day. */
const quota = { files: 200, bytes: 500_000_000 }

/** Checked before the bytes are stored, and again under the lock that makes uploads of the same person take turns. */
export async function refuseBeyondQuota(
  db: Queryable,
  { actor, now }: Pick<SignedInCtx, 'actor' | 'now'>,
  size: number,
): Promise<void> {
  const sent = await sentSince(db, actor.userId, new Date(now().getTime() - day))
  if (sent.files >= quota.files || sent.bytes + size > quota.bytes) {
    throw new Problem('quota_exceeded', 'too many files, or too large ones, within a day')
  }
}
