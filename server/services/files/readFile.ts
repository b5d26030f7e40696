import type { Actor, SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findAttachment } from './attachments.store.ts'
import type { KeepsAttachment } from './forgetUnused.ts'

/** Whether a person sees the thing that a file belongs to. Each area with files decides for its own. */
export type SeesAttachment = (db: Queryable, actor: Actor, attachmentId: string, at: Date) => Promise<boolean>
/** Whether a file is hidden from an administrator who acts in another person's name. */
export type HidesAttachment = (db: Queryable, attachmentId: string) => Promise<boolean>
/** Records that a person has read a file. */
export type NotesReading = (ctx: SignedInCtx, attachmentId: string) => Promise<void>
/** An area's rules for the files of its things. */
export type FileRules = {
  readonly sees?: readonly SeesAttachment[]
  readonly hides?: HidesAttachment
  readonly keeps?: KeepsAttachment
  readonly notes?: NotesReading
}
export type FilePart = 'file' | 'thumbnail'

/**
 * The bytes of a file for its sender and for people who see the thing it belongs to. For anybody else, the file does
 * not exist.
 */
export async function readFile(
  ctx: SignedInCtx,
  { id, part }: { readonly id: string; readonly part: FilePart },
  rules: readonly FileRules[],
) {
  const { db, actor, files, now } = ctx
  const row = await findAttachment(db, id)
  const isOwn = row?.ownerId === actor.userId
  if (!row || !(isOwn || (await isSeen(db, { actor, id, at: now() }, rules))))
    throw new Problem('not_found', 'no such file')
  if (actor.impersonatorId !== null && (await isHidden(db, id, rules))) {
    throw new Problem('not_found', 'not in the name of another')
  }
  const key = part === 'file' ? row.storageKey : row.thumbnailKey
  const bytes = key === null ? null : await files.read(key)
  if (bytes === null) throw new Problem('not_found', 'no such file')
  if (part === 'file') for (const { notes } of rules) await notes?.(ctx, id)
  return { bytes, type: part === 'file' ? row.contentType : 'image/jpeg', name: row.displayName }
}

async function isSeen(
  db: Queryable,
  { actor, id, at }: { readonly actor: Actor; readonly id: string; readonly at: Date },
  rules: readonly FileRules[],
) {
  for (const sees of rules.flatMap((rule) => rule.sees ?? [])) if (await sees(db, actor, id, at)) return true
  return false
}

async function isHidden(db: Queryable, id: string, rules: readonly FileRules[]) {
  for (const { hides } of rules) if (await hides?.(db, id)) return true
  return false
}
