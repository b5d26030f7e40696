import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { makeCollected, type Said } from '#tests/support/server/payments/collectedWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const kinds = ['collected', 'rejected', 'returned', 'refunded', 'reversed'] as const
const line = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.constantFrom('a', 'b', 'stranger'),
  reason: fc.constantFrom('AM04', 'AC04', 'MD06'),
})
const answers = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 })

it('keeps the bank account equal to booked payments and suspense accounts, after any answer', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (told) => {
      server.clock.reset()
      const { a, b, placeId, tryUpload, tryApply, upload, lines } = await makeCollected(server)
      server.clock.advance(24 * 3_600_000)
      const parties = {
        a: { reference: a.reference, amount: 41_230 },
        b: { reference: b.reference, amount: 18_875 },
        stranger: { reference: 'PSTRANGER', amount: 5_000 },
      }
      for (const file of told) {
        const said = file.map(
          ({ kind, who, reason }): Said => ({ kind, ...parties[who], ...(kind !== 'collected' && { reason }) }),
        )
        // The same file, or one that says nothing new, changes nothing.
        if ((await tryUpload(said)).status !== 201) continue
        expect((await tryApply((await upload(said)).id)).status).toBe(200)
        const all = await lines()
        const balanceOf = (account: string) =>
          all.filter((each) => each.account === account).reduce((sum, { debit, credit }) => sum + debit - credit, 0)
        const rows = await server.platform.db.select().from(payments).where(eq(payments.placeId, placeId))
        const booked = rows.filter(({ state }) => state === 'booked').reduce((sum, { amount }) => sum + amount, 0)
        expect(balanceOf('512')).toBe(booked - balanceOf('472') - balanceOf('471'))
      }
    }),
    { numRuns: 4 },
  )
})
