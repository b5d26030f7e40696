import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { creditors, mandates, signatureCodes, signatureEvidence } from './mandates.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
export type MandateRow = typeof mandates.$inferSelect
export type NewMandate = Omit<typeof mandates.$inferInsert, 'id'>

/** The creditor of a place that the person belongs to; `null` = none. */
export async function findCreditor(db: Queryable, { userId, placeId }: Scope) {
  const [row] = await db
    .select()
    .from(creditors)
    .where(and(eq(creditors.placeId, placeId), memberOf(userId, placeId)))
  return row ?? null
}

/**
 * The same, locked until the end of the transaction: mandates of a place change one at a time, and so does their chain of
 * evidence.
 */
export async function lockCreditor(tx: Transaction, { userId, placeId }: Scope) {
  const [row] = await tx
    .select()
    .from(creditors)
    .where(and(eq(creditors.placeId, placeId), memberOf(userId, placeId)))
    .for('update')
  return row ?? null
}

export const ownsLots = async (db: Queryable, { userId, placeId }: Scope): Promise<boolean> =>
  (await db.$count(lots, and(eq(lots.placeId, placeId), eq(lots.ownerId, userId)))) > 0

/** The mandates of a person in a place that have not ended: at most one signed, and one pending. */
export async function findMandates(db: Queryable, { userId, placeId }: Scope) {
  const rows = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.placeId, placeId), eq(mandates.userId, userId), isNull(mandates.endedAt)))
  return {
    current: rows.find(({ signedAt }) => signedAt !== null) ?? null,
    unsigned: rows.find(({ signedAt }) => signedAt === null) ?? null,
  }
}

/** Whether another person's mandate in the place has the same account. */
export const isUsedByOthers = async (
  db: Queryable,
  { userId, placeId }: Scope,
  accountPrint: string,
): Promise<boolean> =>
  (await db.$count(
    mandates,
    and(
      eq(mandates.placeId, placeId),
      eq(mandates.accountPrint, accountPrint),
      ne(mandates.userId, userId),
      isNull(mandates.endedAt),
    ),
  )) > 0

export async function insertMandate(tx: Transaction, mandate: NewMandate & { readonly id: string }): Promise<void> {
  await tx.insert(mandates).values(mandate)
}

export async function writeMandate(
  tx: Transaction,
  id: string,
  values: Partial<Omit<NewMandate, 'rum' | 'placeId' | 'userId'>>,
): Promise<void> {
  await tx.update(mandates).set(values).where(eq(mandates.id, id))
}

const openCodeOf = (db: Queryable, mandateId: string) =>
  db
    .select()
    .from(signatureCodes)
    .where(and(eq(signatureCodes.mandateId, mandateId), isNull(signatureCodes.closedAt)))
    .orderBy(desc(signatureCodes.sentAt))
    .limit(1)

/** The latest code of a mandate that is neither used nor void; it may have expired. */
export async function findOpenCode(db: Queryable, mandateId: string) {
  const [row] = await openCodeOf(db, mandateId)
  return row ?? null
}

/** The same, locked. */
export async function lockOpenCode(tx: Transaction, mandateId: string) {
  const [row] = await openCodeOf(tx, mandateId).for('update')
  return row ?? null
}

/** When codes were sent to a person since a given moment, for any mandate, the earliest first. */
export async function codesSince(db: Queryable, userId: string, since: Date): Promise<readonly Date[]> {
  const rows = await db
    .select({ sentAt: signatureCodes.sentAt })
    .from(signatureCodes)
    .innerJoin(mandates, and(eq(mandates.id, signatureCodes.mandateId), eq(mandates.userId, userId)))
    .where(gt(signatureCodes.sentAt, since))
    .orderBy(signatureCodes.sentAt)
  return rows.map(({ sentAt }) => sentAt)
}

/** Replaces the open code of a mandate. */
export async function insertCode(
  tx: Transaction,
  code: typeof signatureCodes.$inferInsert & { readonly sentAt: Date },
): Promise<void> {
  await closeCodes(tx, code.mandateId, code.sentAt)
  await tx.insert(signatureCodes).values(code)
}

/** Voids the open code of a mandate. */
export async function closeCodes(tx: Transaction, mandateId: string, now: Date): Promise<void> {
  await tx
    .update(signatureCodes)
    .set({ closedAt: now })
    .where(and(eq(signatureCodes.mandateId, mandateId), isNull(signatureCodes.closedAt)))
}

export async function deleteCode(db: Queryable, id: string): Promise<void> {
  await db.delete(signatureCodes).where(eq(signatureCodes.id, id))
}

/** Counts a try outside the transaction that refuses it. */
export async function countTry(db: Queryable, id: string): Promise<void> {
  await db
    .update(signatureCodes)
    .set({ tries: sql`${signatureCodes.tries} + 1` })
    .where(eq(signatureCodes.id, id))
}

/** The hash that the next evidence of a place follows; empty for the first. */
export async function lastEvidence(tx: Transaction, placeId: string): Promise<string> {
  const [row] = await tx
    .select({ hash: signatureEvidence.hash })
    .from(signatureEvidence)
    .where(eq(signatureEvidence.placeId, placeId))
    .orderBy(desc(signatureEvidence.number))
    .limit(1)
  return row?.hash ?? ''
}

export async function insertEvidence(tx: Transaction, evidence: typeof signatureEvidence.$inferInsert): Promise<void> {
  await tx.insert(signatureEvidence).values(evidence)
}

/** Codes are useless once they are used or expired, and an hour later even for counting. */
export async function deleteOldCodes(db: Queryable, before: Date): Promise<void> {
  await db.delete(signatureCodes).where(sql`${signatureCodes.expiresAt} < ${before}`)
}

/** Every mandate of a person, for their data export: without the account itself. */
export const findOwnMandates = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  mandates: await db
    .select({
      rum: mandates.rum,
      kind: mandates.kind,
      ownerName: mandates.ownerName,
      address: mandates.address,
      account: mandates.accountShown,
      mobile: mandates.mobile,
      createdAt: mandates.createdAt,
      signedAt: mandates.signedAt,
      endedAt: mandates.endedAt,
    })
    .from(mandates)
    .where(and(eq(mandates.userId, userId), or(isNotNull(mandates.signedAt), isNull(mandates.endedAt))))
    .orderBy(desc(mandates.createdAt)),
})
