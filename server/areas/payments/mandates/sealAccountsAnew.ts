import { asc, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { refunds } from '../refunds/refunds.tables.ts'
import { accountPrint } from './accountPrint.ts'
import { creditors, mandates } from './mandates.tables.ts'
import { readSealedAccount } from './sealedMandate.ts'
import { accountPlace, creditorPlace, refundPlace } from './sealedPlaces.ts'

const batch = 200

type Sealed = { readonly id: string; readonly sealed: string }
/** A table with sealed accounts. */
type Kept = {
  readonly place: (id: string) => string
  /** The next rows by id, locked. */
  readonly read: (tx: Transaction, after: string | null) => Promise<readonly Sealed[]>
  readonly write: (
    tx: Transaction,
    id: string,
    account: { readonly sealed: string; readonly print: () => string },
  ) => Promise<unknown>
}

const kept: readonly Kept[] = [
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

/**
 * Re-encrypts the accounts of mandates, creditors and refunds with the first key, in batches, so that the portal can continue
 * meanwhile; returns how many had another key. Fingerprints follow the key: until the last batch, an account that somebody else
 * uses may pass as a new one.
 */
export async function sealAccountsAnew(
  db: Database,
  secrets: Secrets,
  { isDry }: { readonly isDry: boolean },
): Promise<number> {
  let count = 0
  for (const table of kept) count += await sealTable(db, secrets, { table, isDry, after: null })
  return count
}

async function sealTable(db: Database, secrets: Secrets, part: Batch): Promise<number> {
  const { old, last } = await db.transaction((tx) => sealBatch(tx, secrets, part))
  return last === null ? old : old + (await sealTable(db, secrets, { ...part, after: last }))
}

type SealedBatch = { readonly old: number; readonly last: string | null }
type Batch = { readonly table: Kept; readonly after: string | null; readonly isDry: boolean }

async function sealBatch(
  tx: Transaction,
  secrets: Secrets,
  { table: { place, read, write }, after, isDry }: Batch,
): Promise<SealedBatch> {
  const rows = await read(tx, after)
  const old = rows.filter(({ sealed }) => !secrets.isFresh(sealed))
  for (const { id, sealed } of isDry ? [] : old) {
    const account = secrets.open('bankAccount', place(id), sealed)
    await write(tx, id, {
      sealed: secrets.seal('bankAccount', place(id), account),
      print: () => accountPrint(secrets, readSealedAccount(account)),
    })
  }
  return { old: old.length, last: rows.length < batch ? null : (rows.at(-1)?.id ?? null) }
}
