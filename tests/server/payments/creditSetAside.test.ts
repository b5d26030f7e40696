import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundRoutes } from '#contract/payments/refunds.ts'
import { planCalls } from '#server/areas/accounts/calls/planCalls.ts'
import { demoId } from '#server/demo/chance.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeRefunders } from '#tests/support/server/payments/refundsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A has 500.00 € in advance, and owes 800.00 € of a call of 1,280.00 € by shares of 500 and 300; by default it is due today. */
async function withCall(dueOn = '2030-01-15') {
  const place = await makeRefunders(server)
  const { placeId, years, read } = place
  await planCalls(
    server.platform.db,
    {
      placeId,
      fiscalYearId: years.current,
      account: '4501',
      product: '701',
      voted: [{ keyId: null, keyName: null, amount: 128_000 }],
      days: [{ dueOn, label: 'Appel 1' }],
    },
    () => demoId(`${placeId} call`),
  )
  const nextCalls = async () => [
    (await read(accountRoutes.mine)).nextCall,
    (await read(statementRoutes.position)).nextCall,
  ]
  return { ...place, nextCalls }
}

describe('credit reserved for a refund', () => {
  it('pays nothing of the next call, on the dashboard or in the personal account', async () => {
    const { asked, call, nextCalls, payInAdvance, read } = await withCall('2030-03-01')
    const next = { label: 'Appel 1', amount: 80_000, dueOn: '2030-03-01' }
    const both = (toPay: number) => Array.from({ length: 2 }, () => ({ ...next, toPay }))
    expect(await nextCalls()).toEqual(both(30_000))
    const { id } = await asked(40_000)
    expect(await nextCalls()).toEqual(both(70_000))
    expect(await read(statementRoutes.position)).toMatchObject({ balance: -50_000, setAside: 40_000 })
    await payInAdvance('A', 90_000)
    expect(await nextCalls()).toEqual(both(0))
    await call(refundRoutes.withdraw, 'A', { params: { refundId: id } })
    expect(await read(statementRoutes.position)).toMatchObject({ setAside: 0 })
  })

  it('is not used when a call is issued', async () => {
    const { asked, read } = await withCall()
    await asked(40_000)
    await issueCalls(server.platform, server.sites)
    expect(await read(paymentRoutes.due)).toMatchObject({ due: 70_000, payable: 70_000, deducted: 0, credit: 0 })
    expect(await read(accountRoutes.mine)).toMatchObject({ balance: 30_000, nextCall: null })
  })
})
