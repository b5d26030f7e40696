import { and, eq, inArray, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { drafts } from './drafts.tables.ts'

/** What is written about one decision of a place. */
export type DecisionForm = 'meetingRequest' | 'presidentDesk'

/** Of what, and in which place or about which thing of one. */
export type About =
  | { readonly form: 'report' | 'decision'; readonly placeId: string }
  | { readonly form: DecisionForm; readonly decisionId: string }
  | { readonly form: 'comment'; readonly reportId: string }

export const subjectOf = (about: About): string => {
  if ('placeId' in about) return about.placeId
  return 'decisionId' in about ? about.decisionId : about.reportId
}

function isThis(userId: string, about: About) {
  const column = 'placeId' in about ? drafts.placeId : 'decisionId' in about ? drafts.decisionId : drafts.reportId
  return and(eq(drafts.userId, userId), eq(drafts.form, about.form), eq(column, subjectOf(about)))
}

export async function findDraft(db: Queryable, userId: string, about: About) {
  const [row] = await db
    .select({ body: drafts.body, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(isThis(userId, about))
  return row ?? null
}

/** Answers whether it was only begun now. */
export async function writeDraft(db: Queryable, values: typeof drafts.$inferInsert): Promise<boolean> {
  const { body, updatedAt } = values
  const [row] = await db
    .insert(drafts)
    .values(values)
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.placeId, drafts.form, drafts.decisionId, drafts.reportId],
      set: { body, updatedAt },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

/** Answers whether there was one. */
export async function deleteDraft(db: Queryable, userId: string, about: About): Promise<boolean> {
  const deleted = await db.delete(drafts).where(isThis(userId, about)).returning({ form: drafts.form })
  return deleted.length > 0
}

/** Of people who left the place, and about decisions that have come to a life in which nobody can send them any more. */
export async function deleteVainDrafts(db: Queryable, lives: Readonly<Record<DecisionForm, readonly DecisionLife[]>>) {
  const isMember = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, drafts.userId), eq(memberships.placeId, drafts.placeId)))
  const isTooLate = (form: DecisionForm) =>
    and(
      eq(drafts.form, form),
      inArray(
        drafts.decisionId,
        db
          .select({ id: decisions.id })
          .from(decisions)
          .where(notInArray(decisions.life, [...lives[form]])),
      ),
    )
  await db.delete(drafts).where(or(notExists(isMember), isTooLate('meetingRequest'), isTooLate('presidentDesk')))
}

/** Of these files those that the person sent and that are still stored, in no order. */
export const findOwnFiles = (db: Queryable, userId: string, ids: readonly string[]) =>
  db
    .select()
    .from(attachments)
    .where(and(eq(attachments.ownerId, userId), inArray(attachments.id, [...ids])))
