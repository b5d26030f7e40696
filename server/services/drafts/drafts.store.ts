import { and, eq, exists, inArray, isNull, not, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import type { KeepsAttachment } from '#server/services/files/forgetUnused.ts'
import { drafts } from './drafts.tables.ts'
import type { KeptForm } from './keptForm.ts'

/** The form, the place and, if the form has one, the subject. */
export type About = { readonly form: string; readonly placeId: string; readonly subjectId: string | null }

const isThis = (userId: string, { form, placeId, subjectId }: About) =>
  and(
    eq(drafts.userId, userId),
    eq(drafts.placeId, placeId),
    eq(drafts.form, form),
    subjectId === null ? isNull(drafts.subjectId) : eq(drafts.subjectId, subjectId),
  )

export async function findDraft(db: Queryable, userId: string, about: About) {
  const { value, attachmentIds, updatedAt } = drafts
  const [row] = await db.select({ value, attachmentIds, updatedAt }).from(drafts).where(isThis(userId, about))
  return row ?? null
}

/** Returns whether the draft is new. */
export async function upsertDraft(db: Queryable, values: typeof drafts.$inferInsert): Promise<boolean> {
  const { value, attachmentIds, updatedAt } = values
  const [row] = await db
    .insert(drafts)
    .values(values)
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.placeId, drafts.form, drafts.subjectId],
      set: { value, attachmentIds, updatedAt },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

/** Returns whether there was one. */
export async function deleteDraft(db: Queryable, userId: string, about: About): Promise<boolean> {
  const deleted = await db.delete(drafts).where(isThis(userId, about)).returning({ form: drafts.form })
  return deleted.length > 0
}

/** Deletes drafts of people who left the place, of subjects whose form is closed, and of forms that no longer exist. */
export async function deleteStaleDrafts(db: Queryable, forms: readonly KeptForm[]): Promise<void> {
  const isMember = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, drafts.userId), eq(memberships.placeId, drafts.placeId)))
  const areTooLate = forms.flatMap(({ draft, subject }) =>
    subject ? [and(eq(drafts.form, draft.form), not(subject.waits(drafts.subjectId)))] : [],
  )
  const names = forms.map(({ draft }) => draft.form)
  await db.delete(drafts).where(or(notExists(isMember), notInArray(drafts.form, names), ...areTooLate))
}

/** The files among these ids that the person sent and that are still stored, in the given order. */
export async function findOwnFiles(db: Queryable, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.ownerId, userId), inArray(attachments.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

/** Keeps an unused file as long as a draft of its owner names it. */
export const keptByDraft: KeepsAttachment = (db) =>
  exists(
    db
      .select({ form: drafts.form })
      .from(drafts)
      .where(and(eq(drafts.userId, attachments.ownerId), sql`${attachments.id} = any(${drafts.attachmentIds})`)),
  )
