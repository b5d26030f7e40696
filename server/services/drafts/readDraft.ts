import { z } from 'zod'
import type { Attachment } from '#contract/attachments.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { type About, findDraft, findOwnFiles } from './drafts.store.ts'

type WithFiles = { readonly attachmentIds: readonly string[] }

/** What the person is writing. What an older version kept otherwise is none. */
export async function readDraft<Draft extends z.core.$ZodType<object>>(
  { db, actor }: Pick<SignedInCtx, 'db' | 'actor'>,
  about: About,
  schema: Draft,
): Promise<(z.output<Draft> & { updatedAt: string }) | null> {
  const row = await findDraft(db, actor.userId, about)
  const body = z.safeParse(schema, row?.body)
  return row && body.success ? { ...body.data, updatedAt: row.updatedAt.toISOString() } : null
}

/** The same with its files: those that are still stored, in their order. */
export async function readDraftWithFiles<Draft extends z.core.$ZodType<WithFiles>>(
  ctx: SignedInCtx,
  about: About,
  schema: Draft,
): Promise<(Omit<z.output<Draft>, 'attachmentIds'> & { updatedAt: string; attachments: Attachment[] }) | null> {
  const draft = await readDraft(ctx, about, schema)
  if (!draft) return null
  const { attachmentIds, ...rest } = draft
  const files = new Map((await findOwnFiles(ctx.db, ctx.actor.userId, attachmentIds)).map((file) => [file.id, file]))
  return { ...rest, attachments: attachmentIds.flatMap((id) => files.get(id) ?? []).map(toAttachment) }
}
