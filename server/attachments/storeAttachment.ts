import { randomUUID } from 'node:crypto'
import type { attachmentRoutes } from '#contract/attachments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { audit } from '../platform/audit.ts'
import type { SignedInCtx } from '../platform/context.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { Problem } from '../platform/problem.ts'
import { insertAttachment, lockOwner, sentSince } from './attachments.store.ts'
import { safeFileName } from './fileName.ts'
import { decodeDataUrl, type JudgedFile, judgeFile } from './judgeFile.ts'
import { makeThumbnail } from './thumbnail.ts'
import { toAttachment } from './toAttachment.ts'

type Create = typeof attachmentRoutes.create
export type ReadFile = JudgedFile & { readonly thumbnail: Buffer | null }

const day = 24 * 3_600_000
/** Of one person within a day. */
const quota = { files: 200, bytes: 500_000_000 }

/** Everything that takes time and changes nothing: it is done before any transaction begins. */
export async function readAttachment({ body: { attachment } }: RouteOutput<Create>): Promise<ReadFile> {
  const file = await judgeFile(decodeDataUrl(attachment.imageBase))
  return { ...file, thumbnail: file.type === 'application/pdf' ? null : await makeThumbnail(file.bytes) }
}

/** Keeps a file for whoever sent it, until they make it part of something. */
export async function storeAttachment(
  ctx: SignedInCtx,
  { body: { attachment } }: RouteOutput<Create>,
  file: ReadFile,
): Promise<RouteAnswer<Create>> {
  const { db, actor, now, files } = ctx
  const { type, bytes, thumbnail } = file
  const name = safeFileName(attachment.sourceFileName, type)
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId)
    const sent = await sentSince(tx, actor.userId, new Date(now().getTime() - day))
    if (sent.files >= quota.files || sent.bytes + bytes.length > quota.bytes) {
      throw new Problem('quota_exceeded', 'too many files, or too large ones, within a day')
    }
    const keys = await putBoth(files, file)
    try {
      const stored = await insertAttachment(tx, {
        ownerId: actor.userId,
        displayName: name,
        sourceFileName: name,
        contentType: type,
        size: bytes.length,
        storageKey: keys.file,
        thumbnailKey: thumbnail && keys.thumbnail,
        createdAt: now(),
      })
      await audit(tx, ctx, { action: 'attachments.store', subjectId: stored.id, actor, detail: { type } })
      return toAttachment(stored)
    } catch (error) {
      await removeBoth(files, keys)
      throw error
    }
  })
}

/** The bytes come first: a row whose file is missing would be worse than a file without a row. */
async function putBoth(files: FileStore, { type, bytes, thumbnail }: ReadFile) {
  const id = randomUUID()
  const keys = { file: `attachments/${id}`, thumbnail: `attachments/${id}-thumbnail` }
  try {
    await files.put(keys.file, bytes, type)
    if (thumbnail) await files.put(keys.thumbnail, thumbnail, 'image/jpeg')
    return keys
  } catch (error) {
    await removeBoth(files, keys)
    throw error
  }
}

/** What cannot be removed either stays as a file that nothing names; the first failure is the one to hear of. */
async function removeBoth(files: FileStore, keys: { readonly file: string; readonly thumbnail: string }) {
  await Promise.allSettled([files.remove(keys.file), files.remove(keys.thumbnail)])
}
