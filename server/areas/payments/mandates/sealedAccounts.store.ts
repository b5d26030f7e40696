import { asc, eq, gt } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/database.ts'
import { refunds } from '../refunds/refunds.tables.ts'
import { creditors, mandates } from './mandates.tables.ts'
import { accountPlace, creditorPlace, refundPlace } from './sealedPlaces.ts'

export const batch = 200

type Sealed = { readonly id: string; readonly sealed: string }
/** A table with sealed accounts. */
export type SealedTable = {
  readonly place: (id: string) => string
  /** The next rows by id, at most `batch`, locked. */
  readonly read: (tx: Transaction, after: string | null) => Promise<readonly Sealed[]>
  readonly write: (
    tx: Transaction,
    id: string,
    account: { readonly sealed: string; readonly print: () => string },
  ) => Promise<unknown>
}

type TextColumn = AnyPgColumn<{ data: string; notNull: true }>

const read =
  (table: PgTable, columns: { readonly id: TextColumn; readonly sealed: TextColumn }): SealedTable['read'] =>
  (tx, after) =>
    tx
      .select(columns)
      .from(table)
      .where(after === null ? undefined : gt(columns.id, after))
      .orderBy(asc(columns.id))
      .limit(batch)
      .for('update')

export const sealedTables: readonly SealedTable[] = [
  {
    place: accountPlace,
    read: read(mandates, { id: mandates.id, sealed: mandates.accountSealed }),
    write: (tx, id, { sealed, print }) =>
      tx.update(mandates).set({ accountSealed: sealed, accountPrint: print() }).where(eq(mandates.id, id)),
  },
  {
    place: creditorPlace,
    read: read(creditors, { id: creditors.placeId, sealed: creditors.accountSealed }),
    write: (tx, id, { sealed }) => tx.update(creditors).set({ accountSealed: sealed }).where(eq(creditors.placeId, id)),
  },
  {
    place: refundPlace,
    read: read(refunds, { id: refunds.id, sealed: refunds.accountSealed }),
    write: (tx, id, { sealed }) => tx.update(refunds).set({ accountSealed: sealed }).where(eq(refunds.id, id)),
  },
]
