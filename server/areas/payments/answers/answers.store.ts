import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { collectionFiles } from '../collections/collections.tables.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { refundFiles } from '../refunds/refundFiles.tables.ts'
import { refunds } from '../refunds/refunds.tables.ts'
import { bankAnswerLines, bankAnswers } from './answers.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
export type AnswerRow = typeof bankAnswers.$inferSelect
export type LineRow = typeof bankAnswerLines.$inferSelect

const ofPlace = ({ userId, placeId }: Scope) => and(eq(bankAnswers.placeId, placeId), memberOf(userId, placeId))

const { answers: _, ...listed } = getTableColumns(bankAnswers)

export async function findAnswers(db: Queryable, scope: Scope, page: PageQuery) {
  const where = ofPlace(scope)
  const order = [desc(bankAnswers.uploadedAt), asc(bankAnswers.id)]
  const shown = db
    .select({ id: bankAnswers.id })
    .from(bankAnswers)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await db
    .select({ answer: listed, uploadedBy: users.displayName })
    .from(bankAnswers)
    .leftJoin(users, eq(users.id, bankAnswers.uploadedBy))
    .where(inArray(bankAnswers.id, shown))
    .orderBy(...order)
  return { rows, total: await db.$count(bankAnswers, where) }
}

export async function findAnswer(db: Queryable, scope: Scope, id: string) {
  const [row] = await db
    .select({ answer: bankAnswers, uploadedBy: users.displayName })
    .from(bankAnswers)
    .leftJoin(users, eq(users.id, bankAnswers.uploadedBy))
    .where(and(ofPlace(scope), eq(bankAnswers.id, id)))
  return row ?? null
}

/** Writes an answer; `null` = the same file was read before. */
export async function insertAnswer(tx: Transaction, answer: typeof bankAnswers.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(bankAnswers).values(answer).onConflictDoNothing().returning({ id: bankAnswers.id })
  return row?.id ?? null
}

/** The answer of the same file, unless it was applied. */
export async function readBefore(
  tx: Transaction,
  { placeId, hash }: { readonly placeId: string; readonly hash: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ id: bankAnswers.id })
    .from(bankAnswers)
    .where(and(eq(bankAnswers.placeId, placeId), eq(bankAnswers.hash, hash), eq(bankAnswers.state, 'read')))
  return row?.id ?? null
}

export async function writeApplied(tx: Transaction, id: string, appliedAt: Date, appliedBy: string): Promise<void> {
  await tx.update(bankAnswers).set({ state: 'applied', appliedAt, appliedBy }).where(eq(bankAnswers.id, id))
}

export async function deleteAnswer(tx: Transaction, id: string): Promise<void> {
  await tx.delete(bankAnswers).where(eq(bankAnswers.id, id))
}

export const insertLines = (tx: Transaction, lines: readonly (typeof bankAnswerLines.$inferInsert)[]): Promise<void> =>
  insertAtOnce(tx, bankAnswerLines, lines)

export const linesOf = (db: Queryable, answerId: string): Promise<LineRow[]> =>
  db.select().from(bankAnswerLines).where(eq(bankAnswerLines.answerId, answerId)).orderBy(asc(bankAnswerLines.rank))

/** The number of lines of applied answers by outcome. */
export const countLines = (db: Queryable, answerIds: readonly string[]) =>
  db
    .select({ answerId: bankAnswerLines.answerId, outcome: bankAnswerLines.outcome, lines: count() })
    .from(bankAnswerLines)
    .where(inArray(bankAnswerLines.answerId, [...answerIds]))
    .groupBy(bankAnswerLines.answerId, bankAnswerLines.outcome)

/** The keys that identify earlier answers of a place: those of their lines, and those of their files. */
export async function findKnown(db: Queryable, placeId: string) {
  const applied = and(eq(bankAnswers.placeId, placeId), eq(bankAnswers.state, 'applied'))
  const keys = await db
    .select({ key: sql<string>`${bankAnswerLines.key}` })
    .from(bankAnswerLines)
    .innerJoin(bankAnswers, eq(bankAnswers.id, bankAnswerLines.answerId))
    .where(
      and(
        applied,
        isNotNull(bankAnswerLines.key),
        inArray(bankAnswerLines.outcome, ['applied', 'unmatched', 'person']),
      ),
    )
  const messages = await db
    .select({ id: sql<string | null>`${bankAnswers.answers}->0->>'bankMessageId'` })
    .from(bankAnswers)
    .where(applied)
  return {
    knownKeys: new Set(keys.map(({ key }) => key)),
    readMessages: new Set(messages.flatMap(({ id }) => id ?? [])),
  }
}

/** Payments of a place that are at a bank, with the references that its answers name. */
export const findSent = (db: Queryable, placeId: string) =>
  db
    .select({
      payment: payments,
      rum: mandates.rum,
      accountPrint: mandates.accountPrint,
      messageId: collectionFiles.messageId,
      ownerName: users.displayName,
      locale: users.locale,
    })
    .from(payments)
    .innerJoin(mandates, eq(mandates.id, payments.mandateId))
    .innerJoin(collectionFiles, eq(collectionFiles.id, payments.fileId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(payments.placeId, placeId), eq(payments.isHandedOut, true)))
export type SentRow = Awaited<ReturnType<typeof findSent>>[number]

/** Refunds of a place that are at a bank, with the references that its answers name. */
export const findSentRefunds = (db: Queryable, placeId: string) =>
  db
    .select({
      refund: refunds,
      messageId: refundFiles.messageId,
      executeOn: refundFiles.executeOn,
      ownerName: users.displayName,
    })
    .from(refunds)
    .innerJoin(refundFiles, eq(refundFiles.id, refunds.fileId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(and(eq(refunds.placeId, placeId), eq(refunds.isHandedOut, true)))
type SentRefund = Awaited<ReturnType<typeof findSentRefunds>>[number]

/** A payment, or a refund, that is at a bank. */
export type Sent = SentRow | SentRefund

type Booked = { readonly id: string; readonly entryId: string; readonly collectedOn: string }

/** Marks payments as booked, all in one statement. */
export async function markBooked(tx: Transaction, booked: readonly Booked[]): Promise<void> {
  const rows = booked.map(({ id, entryId, collectedOn }) => ({ id, entry: entryId, day: collectedOn }))
  await tx.execute(sql`
    update ${payments} set state = 'booked', entry_id = v.entry, collected_on = v.day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, entry uuid, day date)
    where ${payments.id} = v.id`)
}

const other = alias(payments, 'other')
/** Whether the previous collection of a mandate was refused without a reason. */
export async function isRefusedAgain(
  tx: Transaction,
  { id, mandateId }: { readonly id: string; readonly mandateId: string },
) {
  const [before] = await tx
    .select({ state: other.state, reason: other.reason })
    .from(other)
    .where(and(eq(other.mandateId, mandateId), ne(other.id, id), inArray(other.state, ['booked', 'refused'])))
    .orderBy(desc(other.collectOn), desc(other.askedAt))
    .limit(1)
  return before?.state === 'refused' && before.reason?.sentence === 'noReason'
}
