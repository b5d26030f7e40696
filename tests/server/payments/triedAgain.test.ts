import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { makeCollected } from '#tests/support/server/payments/collectedWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

/** A second refusal of a bank: no other test proves that the portal finds the first one, and promises no third attempt. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000

/** B’s debit is refused, tried again by the portal, and refused again. */
async function refusedTwice(reason: string, offer?: 'VQC') {
  if (offer) server.clock.advance(6 * 3_600_000)
  const place = await makeCollected(server, offer && { offer })
  const { b, read, upload, apply } = place
  const refuse = async (reference: string, on: string) =>
    apply((await upload([{ kind: 'returned', reference, amount: b.amount, reason, day: on }])).id)
  server.clock.advance(2 * day)
  await refuse(b.reference, '2030-01-17')
  const { repeatedBy } = await place.paymentOf('B')
  const params = { paymentId: repeatedBy ?? '' }
  const again = await read(paymentRoutes.read, 'B', { params })
  server.clock.advance(6 * day)
  const format = offer ? 'cpa005' : 'pain.008.001.08'
  const file = await read(collectionRoutes.make, 'manager', { body: { collectionFile: { format } } })
  await read(collectionRoutes.handOut, 'manager', { params: { fileId: file.id } })
  server.clock.advance(2 * day)
  await refuse(again.reference, '2030-01-24')
  return {
    again: await read(paymentRoutes.read, 'B', { params }),
    mandate: (await read(mandateRoutes.check, 'B')).state,
  }
}

describe('a debit that the bank refuses a second time', () => {
  it('without a reason suspends the mandate', async () => {
    const { again, mandate } = await refusedTwice('MS03')
    expect(mandate).toBe('suspended')
    expect(again).toMatchObject({ state: 'refused', reason: { sentence: 'noReason', retry: 'none' }, repeatedBy: null })
  })

  it('for insufficient funds in Québec is not presented again, but its owner can retry', async () => {
    const { again, mandate } = await refusedTwice('901', 'VQC')
    expect(mandate).toBe('manual')
    expect(again).toMatchObject({
      state: 'refused',
      reason: { sentence: 'noFunds', retry: 'ownerAsks' },
      repeatedBy: null,
      isRetryable: true,
    })
  })
})

it('is not promised to be presented again once its owner has been refunded', async () => {
  const { a, upload, apply, paymentOf } = await makeCollected(server)
  server.clock.advance(2 * day)
  await apply((await upload([{ kind: 'collected', reference: a.reference, amount: a.amount }])).id)
  const back = {
    kind: 'refunded',
    reference: a.reference,
    amount: a.amount,
    reason: 'MS03',
    day: '2030-01-17',
  } as const
  await apply((await upload([back])).id)
  expect(await paymentOf('A')).toMatchObject({ state: 'refunded', reason: { retry: 'none' }, repeatedBy: null })
})
