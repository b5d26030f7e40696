import { randomUUID } from 'node:crypto'
import { type attachmentRoutes, maxAttachmentSize } from '#contract/attachments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Steps } from '#server/platform/serve.ts'
import { insertAttachment, lockOwner } from './attachments.store.ts'
import { safeFileName } from './fileName.ts'
import { decodeDataUrl, type JudgedFile, judgeFile } from './judgeFile.ts'
import { refuseBeyondQuota } from './quota.ts'
import { rewriteImage } from './rewriteImage.ts'
import { storageKeysOf } from './storageKeys.ts'
import { makeThumbnail } from './thumbnail.ts'
import { toAttachment } from './toAttachment.ts'

type Create = typeof attachmentRoutes.create
type Call = RouteOutput<Create>
type PutFile = Pick<JudgedFile, 'type'> & {
  readonly size: number
  readonly keys: { readonly file: string; readonly thumbnail: string | null }
}

type SentFile = { readonly bytes: Buffer; readonly name: string }

/** Takes an uploaded file; it belongs to its sender until they make it part of something. */
export async function prepareAttachment(ctx: SignedInCtx, { body: { attachment } }: Call): Promise<Steps<Create>> {
  const bytes = decodeDataUrl(attachment.imageBase)
  const put = await putFile(ctx, bytes)
  return {
    handle: (own) => storeFile(own, attachment.sourceFileName, put),
    discard: () => discardFile(ctx, put),
  }
}

/** Takes a file that came with a mail, like an uploaded one. */
export async function takeFile(ctx: SignedInCtx, { bytes, name }: SentFile): Promise<RouteAnswer<Create>> {
  if (bytes.length > maxAttachmentSize) throw new Problem('request_too_large', 'the file is too large')
  const put = await putFile(ctx, bytes)
  try {
    return await storeFile(ctx, name, put)
  } catch (error) {
    if (error instanceof Problem) await discardFile(ctx, put)
    throw error
  }
}

/**
 * Checks a file and stores its bytes; an image is re-encoded first, and its original is not kept. The bytes come first: a row
 * without its file would be worse than a file without a row, which `removeStrays` finds. No transaction is open meanwhile, so a
 * slow store delays nobody else.
 */
async function putFile(ctx: SignedInCtx, given: Buffer): Promise<PutFile> {
  const { type, bytes: sent } = await judgeFile(given)
  const bytes = type === 'application/pdf' ? sent : await rewriteImage(sent, type)
  const thumbnail = type === 'application/pdf' ? null : await makeThumbnail(bytes)
  await refuseBeyondQuota(ctx.db, ctx, bytes.length)
  const { file, thumbnail: small } = storageKeysOf(randomUUID())
  const put = { type, size: bytes.length, keys: { file, thumbnail: thumbnail && small } }
  const both = await Promise.allSettled([
    ctx.files.put(file, bytes, type),
    thumbnail && ctx.files.put(small, thumbnail, 'image/jpeg'),
  ])
  const failed = both.find((part) => part.status === 'rejected')
  if (!failed) return put
  // Runs in the background, because a store that has just failed may take its time.
  ctx.background.run('the removal of half a file', () => discardFile(ctx, put))
  throw failed.reason
}

async function storeFile(
  ctx: SignedInCtx,
  givenName: string,
  { type, size, keys }: PutFile,
): Promise<RouteAnswer<Create>> {
  const { db, actor, now } = ctx
  const name = safeFileName(givenName, type)
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId)
    await refuseBeyondQuota(tx, ctx, size)
    const stored = await insertAttachment(tx, {
      ownerId: actor.userId,
      displayName: name,
      sourceFileName: name,
      contentType: type,
      size,
      storageKey: keys.file,
      thumbnailKey: keys.thumbnail,
      createdAt: now(),
    })
    await audit(tx, ctx, { action: 'attachments.store', subjectId: stored.id, actor, detail: { type } })
    return toAttachment(stored)
  })
}

/** Removes bytes that no row will name. `removeStrays` finds those that cannot be removed now. */
async function discardFile({ files }: Pick<SignedInCtx, 'files'>, { keys }: Pick<PutFile, 'keys'>): Promise<void> {
  await Promise.allSettled([files.remove(keys.file), keys.thumbnail && files.remove(keys.thumbnail)])
}
