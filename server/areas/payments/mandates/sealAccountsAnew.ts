import type { Database, Transaction } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { accountPrint } from './accountPrint.ts'
import { batch, type SealedTable, sealedTables } from './sealedAccounts.store.ts'
import { readSealedAccount } from './sealedMandate.ts'

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
  for (const table of sealedTables) count += await sealTable(db, secrets, { table, isDry, after: null })
  return count
}

async function sealTable(db: Database, secrets: Secrets, part: Batch): Promise<number> {
  const { old, last } = await db.transaction((tx) => sealBatch(tx, secrets, part))
  return last === null ? old : old + (await sealTable(db, secrets, { ...part, after: last }))
}

type SealedBatch = { readonly old: number; readonly last: string | null }
type Batch = { readonly table: SealedTable; readonly after: string | null; readonly isDry: boolean }

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
