import { and, asc, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { collectionRoutes } from '#contract/payments/collections.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { payments, paymentTotals } from '../payments/payments.tables.ts'
import { collectionFiles } from './collections.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
type Filters = Omit<z.output<typeof collectionRoutes.list.query>, 'page' | 'perPage'>
export type FileRow = typeof collectionFiles.$inferSelect

const [repeats, current] = [alias(payments, 'repeats'), alias(mandates, 'current')]
const amount = sql<number>`coalesce(sum(${payments.amount}), 0)::bigint`.mapWith(Number)

const isOwner = eq(users.id, payments.userId)

/** One page of the payments of all owners of a place, for accountants. */
export async function findCollections(db: Queryable, { userId, placeId }: Scope, filters: Filters, page: PageQuery) {
  const { state, fileId, search } = filters
  const where = and(
    eq(payments.placeId, placeId),
    memberOf(userId, placeId),
    state && eq(payments.state, state),
    fileId === undefined ? undefined : eq(payments.fileId, fileId),
    search
      ? exists(
          db
            .select()
            .from(users)
            .where(and(isOwner, ilike(users.searchText, toSearchPattern(search)))),
        )
      : undefined,
  )
  const order = [desc(payments.collectOn), asc(payments.id)]
  const shown = db
    .select({ id: payments.id })
    .from(payments)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await db
    .select({
      payment: payments,
      account: mandates.accountShown,
      rum: mandates.rum,
      repeatedBy: repeats.id,
      ownerName: users.displayName,
    })
    .from(payments)
    .innerJoin(mandates, eq(mandates.id, payments.mandateId))
    .innerJoin(users, isOwner)
    .leftJoin(repeats, eq(repeats.repeatsId, payments.id))
    .where(inArray(payments.id, shown))
    .orderBy(...order)
  const isWhole = state === undefined && fileId === undefined && !search
  return { rows, total: isWhole ? await countAll(db, { userId, placeId }) : await db.$count(payments, where) }
}

/** All payments of a place, by their stored total. */
async function countAll(db: Queryable, { userId, placeId }: Scope): Promise<number> {
  const [row] = await db
    .select({ payments: paymentTotals.payments })
    .from(paymentTotals)
    .where(and(eq(paymentTotals.placeId, placeId), memberOf(userId, placeId)))
  return row?.payments ?? 0
}

/** The requested payments of a place, each with the mandate that can pay it today. A mandate whose account was refused cannot. */
export const findAsked = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select({
      payment: payments,
      ownerName: users.displayName,
      mandate: current,
      ownsLots: sql<boolean>`exists (select 1 from ${lots} where ${lots.placeId} = ${payments.placeId} and ${lots.ownerId} = ${payments.userId})`,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(
      current,
      and(
        eq(current.placeId, payments.placeId),
        eq(current.userId, payments.userId),
        isNotNull(current.signedAt),
        isNull(current.endedAt),
        isNull(current.suspension),
      ),
    )
    .where(and(eq(payments.placeId, placeId), eq(payments.state, 'asked'), memberOf(userId, placeId)))
    .orderBy(asc(payments.collectOn), asc(payments.id))
export type AskedRow = Awaited<ReturnType<typeof findAsked>>[number]

/** The payments that their owners hold back, and their sum in cents. */
export async function sumHeld(db: Queryable, placeId: string) {
  const [row] = await db
    .select({ count: count(), amount })
    .from(payments)
    .where(and(eq(payments.placeId, placeId), eq(payments.state, 'held')))
  return row ?? { count: 0, amount: 0 }
}

const [maker, giver] = [alias(users, 'maker'), alias(users, 'giver')]
const isIn = eq(payments.fileId, collectionFiles.id)
const counted = (states: string) =>
  sql<number>`(select count(*) from ${payments} where ${isIn} and ${payments.state} in ${sql.raw(states)})::int`
const shownFile = {
  file: collectionFiles,
  madeBy: maker.displayName,
  handedOutBy: giver.displayName,
  collected: counted("('debited', 'booked', 'refunded')"),
  refused: counted("('refused')"),
}

const fileRows = (db: Queryable) =>
  db
    .select(shownFile)
    .from(collectionFiles)
    .leftJoin(maker, eq(maker.id, collectionFiles.madeBy))
    .leftJoin(giver, eq(giver.id, collectionFiles.handedOutBy))
export type ShownFile = Awaited<ReturnType<typeof fileRows>>[number]

export async function findFiles(db: Queryable, { userId, placeId }: Scope, page: PageQuery) {
  const where = and(eq(collectionFiles.placeId, placeId), memberOf(userId, placeId))
  const order = [desc(collectionFiles.madeAt), asc(collectionFiles.id)]
  const shown = db
    .select({ id: collectionFiles.id })
    .from(collectionFiles)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await fileRows(db)
    .where(inArray(collectionFiles.id, shown))
    .orderBy(...order)
  return { rows, total: await db.$count(collectionFiles, where) }
}

export async function findFile(db: Queryable, { userId, placeId }: Scope, id: string): Promise<ShownFile | null> {
  const [row] = await fileRows(db).where(
    and(eq(collectionFiles.id, id), eq(collectionFiles.placeId, placeId), memberOf(userId, placeId)),
  )
  return row ?? null
}

/** The payments of a file with their mandates, in the order of the file. */
export const paymentsOfFile = (db: Queryable, fileId: string) =>
  db
    .select({ payment: payments, mandate: mandates })
    .from(payments)
    .innerJoin(mandates, eq(mandates.id, payments.mandateId))
    .where(eq(payments.fileId, fileId))
    .orderBy(asc(payments.collectOn), asc(payments.id))

/** The amounts that files collect on each day, by the ids of the files. */
export async function daysOfFiles(db: Queryable, fileIds: readonly string[]) {
  const rows = await db
    .select({
      fileId: sql<string>`${payments.fileId}`,
      collectOn: payments.collectOn,
      count: count(),
      amount,
      automatic: sql<number>`(count(*) filter (where ${payments.origin} = 'automatic'))::int`,
    })
    .from(payments)
    .where(inArray(payments.fileId, [...fileIds]))
    .groupBy(payments.fileId, payments.collectOn)
    .orderBy(asc(payments.collectOn))
  return Map.groupBy(rows, ({ fileId }) => fileId)
}

export async function insertFile(tx: Transaction, file: typeof collectionFiles.$inferInsert): Promise<void> {
  await tx.insert(collectionFiles).values(file)
}

export async function writeFile(tx: Transaction, id: string, values: Partial<FileRow>): Promise<void> {
  await tx.update(collectionFiles).set(values).where(eq(collectionFiles.id, id))
}

type Filed = { readonly id: string; readonly mandateId: string; readonly blockId: string; readonly collectOn: string }

/** Puts payments into a file, all in one statement. */
export async function fileAll(tx: Transaction, fileId: string, filed: readonly Filed[]): Promise<void> {
  const rows = filed.map((row) => ({ id: row.id, mandate: row.mandateId, block: row.blockId, day: row.collectOn }))
  await tx.execute(sql`
    update ${payments} set state = 'inFile', file_id = ${fileId}, mandate_id = v.mandate, block_id = v.block, collect_on = v.day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, mandate uuid, block text, day date)
    where ${payments.id} = v.id and ${payments.state} = 'asked'`)
}

/** Removes the payments from a file; returns them. */
export const takeOut = (tx: Transaction, fileId: string) =>
  tx
    .update(payments)
    .set({ state: 'asked', fileId: null, blockId: null })
    .where(eq(payments.fileId, fileId))
    .returning({ id: payments.id, userId: payments.userId })

/** Marks the payments of a file as handed out, and their mandates as used on the day of collection. */
export async function markHandedOut(
  tx: Transaction,
  fileId: string,
): Promise<readonly { readonly id: string; readonly userId: string }[]> {
  await tx
    .update(mandates)
    .set({ lastUsedOn: payments.collectOn })
    .from(payments)
    .where(
      and(
        eq(payments.fileId, fileId),
        eq(payments.mandateId, mandates.id),
        sql`(${mandates.lastUsedOn} is null or ${lt(mandates.lastUsedOn, payments.collectOn)})`,
      ),
    )
  return tx
    .update(payments)
    .set({ isHandedOut: true })
    .where(eq(payments.fileId, fileId))
    .returning({ id: payments.id, userId: payments.userId })
}
