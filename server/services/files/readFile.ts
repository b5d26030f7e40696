import type { Actor, SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findAttachment } from './attachments.store.ts'
import type { KeepsAttachment } from './forgetUnused.ts'

/** Whether a person sees the thing that a file belongs to. Each area with files answers for its own. */
export type SeesAttachment = (db: Queryable, actor: Actor, attachmentId: string) => Promise<boolean>
/** Whether a file is hidden from an administrator who acts in another person's name. */
export type HidesAttachment = (db: Queryable, attachmentId: string) => Promise<boolean>
/** An area's rules for the files of its things. */
export type FileRules = {
  readonly sees?: readonly SeesAttachment[]
  readonly hides?: HidesAttachment
  readonly keeps?: KeepsAttachment
}
export type FilePart = 'file' | 'thumbnail'

/**
 * The bytes of a file for its sender and for people who see the thing it belongs to. For anybody else, the file does
 * not exist.
 */
export async function readFile(
  { db, actor, files }: SignedInCtx,
  { id, part }: { readonly id: string; readonly part: FilePart },
  rules: readonly FileRules[],
) {
  const row = await findAttachment(db, id)
  const isOwn = row?.ownerId === actor.userId
  if (!row || !(isOwn || (await isSeen(db, { actor, id }, rules)))) throw new Problem('not_found', 'no such file')
  if (actor.impersonatorId !== null && (await isHidden(db, id, rules))) {
    throw new Problem('not_found', 'not in the name of another')
  }
  const key = part === 'file' ? row.storageKey : row.thumbnailKey
  const bytes = key === null ? null : await files.read(key)
  if (bytes === null) throw new Problem('not_found', 'no such file')
  return { bytes, type: part === 'file' ? row.contentType : 'image/jpeg', name: row.displayName }
}

async function isSeen(
  db: Queryable,
  { actor, id }: { readonly actor: Actor; readonly id: string },
  rules: readonly FileRules[],
) {
  for (const sees of rules.flatMap((rule) => rule.sees ?? [])) if (await sees(db, actor, id)) return true
  return false
}

async function isHidden(db: Queryable, id: string, rules: readonly FileRules[]) {
  for (const { hides } of rules) if (await hides?.(db, id)) return true
  return false
}
