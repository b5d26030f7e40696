import { createHash } from 'node:crypto'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findAttachment } from './attachments.store.ts'

/** Hex SHA-256 of a file that the person sent; `null` = they sent no such file, or its bytes are gone. */
export async function hashOfFile({ db, actor, files }: SignedInCtx, id: string): Promise<string | null> {
  const row = await findAttachment(db, id)
  if (row?.ownerId !== actor.userId) return null
  const bytes = await files.read(row.storageKey)
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
