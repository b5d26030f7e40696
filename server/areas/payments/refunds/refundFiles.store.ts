import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { refundFiles } from './refundFiles.tables.ts'
import { refunds } from './refunds.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
type FileRow = typeof refundFiles.$inferSelect

/** The refunds of a place that wait for a file, in its order. */
export const findReady = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.placeId, placeId), eq(refunds.state, 'confirmed'), memberOf(userId, placeId)))
    .orderBy(asc(refunds.id))

/** The refunds of a file, in its order. */
export const refundsOfFile = (db: Queryable, fileId: string) =>
  db.select().from(refunds).where(eq(refunds.fileId, fileId)).orderBy(asc(refunds.id))

const [maker, giver] = [alias(users, 'maker'), alias(users, 'giver')]
const counted = (state: 'booked' | 'refused') =>
  sql<number>`(select count(*) from ${refunds} where ${refunds.fileId} = ${refundFiles.id} and ${refunds.state} = ${state})::int`

const fileRows = (db: Queryable) =>
  db
    .select({
      file: refundFiles,
      madeBy: maker.displayName,
      handedOutBy: giver.displayName,
      transferred: counted('booked'),
      refused: counted('refused'),
    })
    .from(refundFiles)
    .leftJoin(maker, eq(maker.id, refundFiles.madeBy))
    .leftJoin(giver, eq(giver.id, refundFiles.handedOutBy))
export type ShownFile = Awaited<ReturnType<typeof fileRows>>[number]

export async function findFiles(db: Queryable, { userId, placeId }: Scope, page: PageQuery) {
  const where = and(eq(refundFiles.placeId, placeId), memberOf(userId, placeId))
  const order = [desc(refundFiles.madeAt), asc(refundFiles.id)]
  const shown = db
    .select({ id: refundFiles.id })
    .from(refundFiles)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await fileRows(db)
    .where(inArray(refundFiles.id, shown))
    .orderBy(...order)
  return { rows, meta: { ...page, total: await db.$count(refundFiles, where) } }
}

export async function findFile(db: Queryable, { userId, placeId }: Scope, id: string): Promise<ShownFile | null> {
  const [row] = await fileRows(db).where(
    and(eq(refundFiles.id, id), eq(refundFiles.placeId, placeId), memberOf(userId, placeId)),
  )
  return row ?? null
}

export async function insertFile(tx: Transaction, file: typeof refundFiles.$inferInsert): Promise<void> {
  await tx.insert(refundFiles).values(file)
}

export async function writeFile(tx: Transaction, id: string, values: Partial<FileRow>): Promise<void> {
  await tx.update(refundFiles).set(values).where(eq(refundFiles.id, id))
}

type Values = Partial<typeof refunds.$inferSelect>

export async function putInto(tx: Transaction, ids: readonly string[], values: Values): Promise<void> {
  await tx
    .update(refunds)
    .set(values)
    .where(inArray(refunds.id, [...ids]))
}

/** Writes the refunds of a file; returns them. */
export const writeRefundsOf = (tx: Transaction, fileId: string, values: Values) =>
  tx.update(refunds).set(values).where(eq(refunds.fileId, fileId)).returning({ id: refunds.id, userId: refunds.userId })
