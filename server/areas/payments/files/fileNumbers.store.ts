import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/database.ts'
import { collectionFiles } from '../collections/collections.tables.ts'
import { refundFiles } from '../refunds/refundFiles.tables.ts'

/**
 * The number of the next file of a place, for all kinds of files: Canadian banks expect one sequence per originator. The creditor
 * is locked.
 */
export async function nextFileNumber(tx: Transaction, placeId: string): Promise<number> {
  const lastOf = async (table: PgTable & { readonly number: PgColumn; readonly placeId: PgColumn }) => {
    const [row] = await tx
      .select({ last: sql<number>`coalesce(max(${table.number}), 0)::int` })
      .from(table)
      .where(eq(table.placeId, placeId))
    return row?.last ?? 0
  }
  return Math.max(await lastOf(collectionFiles), await lastOf(refundFiles)) + 1
}

/** Our originator id in the files of a place. */
export const messageIdOf = (placeId: string, number: number): string => `${placeId.slice(0, 8).toUpperCase()}-${number}`

/** Canadian files have numbers of four digits, which restart at 1 after the largest one. */
export const fourDigitNumber = (number: number): number => ((number - 1) % 9_999) + 1
