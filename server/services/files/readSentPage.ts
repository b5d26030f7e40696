import { createHash } from 'node:crypto'
import { sniffContentType } from '#contract/attachments.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findAttachment } from './attachments.store.ts'
import { isReadablePage } from './readablePage.ts'

/**
 * Hex SHA-256 of a file that the person sent, and whether it shows a readable page. `null` = they sent no such file, or its bytes
 * are gone.
 */
export async function readSentPage({ db, actor, files }: SignedInCtx, id: string) {
  const row = await findAttachment(db, id)
  if (row?.ownerId !== actor.userId) return null
  const bytes = await files.read(row.storageKey)
  if (!bytes) return null
  const type = sniffContentType(bytes)
  const isReadable = type !== null && (await isReadablePage(Buffer.from(bytes), type))
  return { hash: createHash('sha256').update(bytes).digest('hex'), isReadable }
}
