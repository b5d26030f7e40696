import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proveTotals } from '#server/areas/accounts/proof/proveTotals.ts'
import { ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Runs as often as the job does in a day: once an hour. */
async function proveInADay() {
  for (let hour = 0; hour < 24; hour += 1) {
    await proveTotals({ db: server.platform.db, now: () => new Date(Date.UTC(2030, 0, 1, hour)) })
  }
}

it('the stored totals of all books are checked within a day, and one that is a cent off is named', async () => {
  const ledger = await makeLedger(server, { A: 500, B: 500 })
  const { db } = server.platform
  const lines = [
    { account: '4501', ownerId: ledger.person('A').userId, debit: 60_00 },
    { account: '4501', ownerId: ledger.person('B').userId, debit: 40_00 },
    { account: '701', credit: 100_00 },
  ]
  await db.transaction((tx) => postEntry(tx, ledger.entryOf(lines, '2030-01-10')))
  await expect(proveInADay()).resolves.toBeUndefined()

  await db
    .update(ledgerTotals)
    .set({ debit: sql`${ledgerTotals.debit} + 1` })
    .where(and(eq(ledgerTotals.placeId, ledger.placeId), eq(ledgerTotals.ownerId, ledger.person('B').userId)))
  await expect(proveInADay()).rejects.toThrow(`${ledger.placeId} (4501)`)
})
