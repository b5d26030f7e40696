import { asc, eq, gt } from 'drizzle-orm'
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

export const sealedTables: readonly SealedTable[] = [
  {
    place: accountPlace,
    read: (tx, after) =>
      tx
        .select({ id: mandates.id, sealed: mandates.accountSealed })
        .from(mandates)
        .where(after === null ? undefined : gt(mandates.id, after))
        .orderBy(asc(mandates.id))
        .limit(batch)
        .for('update'),
    write: (tx, id, { sealed, print }) =>
      tx.update(mandates).set({ accountSealed: sealed, accountPrint: print() }).where(eq(mandates.id, id)),
  },
  {
    place: creditorPlace,
    read: (tx, after) =>
      tx
        .select({ id: creditors.placeId, sealed: creditors.accountSealed })
        .from(creditors)
        .where(after === null ? undefined : gt(creditors.placeId, after))
        .orderBy(asc(creditors.placeId))
        .limit(batch)
        .for('update'),
    write: (tx, id, { sealed }) => tx.update(creditors).set({ accountSealed: sealed }).where(eq(creditors.placeId, id)),
  },
  {
    place: refundPlace,
    read: (tx, after) =>
      tx
        .select({ id: refunds.id, sealed: refunds.accountSealed })
        .from(refunds)
        .where(after === null ? undefined : gt(refunds.id, after))
        .orderBy(asc(refunds.id))
        .limit(batch)
        .for('update'),
    write: (tx, id, { sealed }) => tx.update(refunds).set({ accountSealed: sealed }).where(eq(refunds.id, id)),
  },
]
