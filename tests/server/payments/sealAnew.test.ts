import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountPrint } from '#server/areas/payments/mandates/accountPrint.ts'
import { creditors, mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { sealAccountsAnew } from '#server/areas/payments/mandates/sealAccountsAnew.ts'
import { readSealedAccount } from '#server/areas/payments/mandates/sealedMandate.ts'
import { accountPlace, creditorPlace, refundPlace } from '#server/areas/payments/mandates/sealedPlaces.ts'
import { refunds } from '#server/areas/payments/refunds/refunds.tables.ts'
import { createSecrets } from '#server/platform/secrets.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { testSecrets } from '#tests/support/server/testSecrets.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const key = (id: number, of: string) => ({ id, key: Buffer.alloc(32, of) })

it('after a change of the key every account opens with only the new key', async () => {
  const { db } = server.platform
  const changed = createSecrets([key(2, 'another key'), key(1, 'the key of the tests')])
  const fresh = createSecrets([key(2, 'another key')])
  const [before] = await db.select().from(mandates)
  if (!before) throw new Error('the demo has mandates')
  const account = testSecrets.open('bankAccount', accountPlace(before.id), before.accountSealed)
  const count = (await db.$count(mandates)) + (await db.$count(creditors)) + (await db.$count(refunds))

  expect(await sealAccountsAnew(db, changed, { isDry: true })).toBe(count)
  expect(await db.select().from(mandates).where(eq(mandates.id, before.id))).toEqual([before])
  expect(await sealAccountsAnew(db, changed, { isDry: false })).toBe(count)
  expect(await sealAccountsAnew(db, changed, { isDry: false })).toBe(0)

  const [after] = await db.select().from(mandates).where(eq(mandates.id, before.id))
  expect(fresh.open('bankAccount', accountPlace(before.id), after?.accountSealed ?? '')).toBe(account)
  expect(after?.accountPrint).toBe(accountPrint(fresh, readSealedAccount(account)))
  for (const { placeId, accountSealed } of await db.select().from(creditors)) {
    expect(fresh.open('bankAccount', creditorPlace(placeId), accountSealed)).toContain('scheme')
  }
  for (const { id, accountSealed } of await db.select().from(refunds)) {
    expect(fresh.open('bankAccount', refundPlace(id), accountSealed)).toContain('scheme')
  }
})
