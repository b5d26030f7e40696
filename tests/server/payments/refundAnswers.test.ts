import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankAnswerRoutes as routes } from '#contract/payments/bankAnswers.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundRoutes } from '#contract/payments/refunds.ts'
import { demoAccount } from '#server/areas/payments/demo/demoBanks.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { accountReport, statusReport } from '#tests/support/server/payments/bankXml.ts'
import { makeRefunders } from '#tests/support/server/payments/refundsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const own = demoAccount('sepa', 1)
const account = { iban: own.scheme === 'sepa' ? own.iban : '' }
const day = '2030-01-15'

/** A refund of 300.00 € in a file of transfers that the bank has received. */
async function withHandedOut() {
  const place = await makeRefunders(server)
  const { read, person, refundOf } = place
  const refund = await place.agreed(30_000)
  const file = await place.made()
  await read(refundFileRoutes.handOut, 'manager', { params: { fileId: file.id } })
  const upload = (text: string) => {
    const content = Buffer.from(text).toString('base64')
    return read(routes.upload, 'manager', { body: { bankAnswer: { name: 'avis', content } } })
  }
  const details = [{ reference: refund.reference, amount: 30_000 }]
  return {
    ...place,
    refund,
    file,
    blockId: `${file.messageId}-1`,
    upload,
    /** Reads the bank's answer, and applies it to the books. */
    say: async (text: string) => {
      const { id } = await upload(text)
      return read(routes.apply, 'manager', { params: { answerId: id } })
    },
    transferred: (entry = 'B1') => accountReport('054', account, [{ kind: 'transferred', day, entry, details }]),
    sentBack: accountReport('054', account, [
      { kind: 'sentBack', day, entry: 'B2', details: details.map((each) => ({ ...each, reason: 'AC04' })) },
    ]),
    now: () => refundOf(refund.id),
    filed: async () => Object.values((await read(refundFileRoutes.list, 'manager')).data.entities.refundFiles),
    free: async () => (await read(refundRoutes.terms)).free,
    told: () =>
      server.platform.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(eq(notifications.userId, person('A').userId)),
  }
}

describe('a refund that the bank', () => {
  it('has transferred is posted to the credit on the bank’s day, once, and its owner is notified', async () => {
    const { say, upload, transferred, now, filed, entries, lines, read, told, refund } = await withHandedOut()
    const shown = await upload(transferred())
    expect(shown).toMatchObject({ transferred: 30_000, collected: 0, counts: { applied: 1 } })
    expect(shown.lines).toMatchObject([{ kind: 'transferred', ownerNames: ['A'], outcome: 'applied' }])
    expect(await now()).toMatchObject({ state: 'inFile' })

    await say(transferred())
    expect(await now()).toMatchObject({ state: 'booked', transferredOn: day, promisedBy: null })
    expect((await now()).events.slice(-2)).toMatchObject([
      { kind: 'transferred', source: 'bank', day },
      { kind: 'booked', source: 'portal' },
    ])
    const posted = (await entries()).filter(({ pieceReference }) => pieceReference === refund.reference)
    expect(posted).toHaveLength(1)
    expect((await lines()).filter(({ entryId }) => entryId === posted[0]?.id)).toMatchObject([
      { account: '512', credit: 30_000 },
      { account: '4501', debit: 30_000 },
    ])
    expect(await filed()).toMatchObject([{ transferred: 1, refused: 0 }])
    expect(await read(paymentRoutes.due)).toMatchObject({ credit: 20_000 })
    expect(await told()).toMatchObject([{ title: expect.stringContaining('300,00') }])

    // The statement of the day repeats it under another number.
    expect((await say(transferred('B9'))).counts).toMatchObject({ applied: 0, known: 1 })
    expect((await entries()).filter(({ pieceReference }) => pieceReference === refund.reference)).toHaveLength(1)
  })

  it('has transferred with its whole file is posted by the sum of the block', async () => {
    const { say, now, blockId } = await withHandedOut()
    const block = { id: blockId, amount: 30_000 }
    const { counts } = await say(accountReport('053', account, [{ kind: 'transferred', day, entry: 'B1', block }]))
    expect(counts).toMatchObject({ applied: 1 })
    expect(await now()).toMatchObject({ state: 'booked' })
  })

  it('rejects moves no money: the credit is free again, and its owner is notified', async () => {
    const { say, now, free, told, file, blockId, refund, entries } = await withHandedOut()
    expect(await free()).toBe(20_000)
    await say(statusReport(file.messageId, blockId, [{ reference: refund.reference, status: 'RJCT', reason: 'AC01' }]))
    expect(await now()).toMatchObject({ state: 'refused', bankCode: 'AC01' })
    expect((await now()).events.at(-1)).toMatchObject({ kind: 'rejected', source: 'bank' })
    expect(await free()).toBe(50_000)
    expect((await entries()).filter(({ pieceReference }) => pieceReference === refund.reference)).toEqual([])
    expect(await told()).toMatchObject([{ title: expect.stringContaining('n’a pas abouti') }])
  })

  it('sends back is reversed, and can be requested again', async () => {
    const { say, transferred, sentBack, now, free, entries, refund, asked } = await withHandedOut()
    await say(transferred())
    expect(await free()).toBe(20_000)
    await say(sentBack)
    expect(await now()).toMatchObject({ state: 'refused', bankCode: 'AC04' })
    expect(await free()).toBe(50_000)
    expect((await entries()).filter(({ pieceReference }) => pieceReference === refund.reference)).toHaveLength(2)
    expect((await asked(50_000)).state).toBe('asked')
  })

  it('names with another amount waits for a person, who finds it among the choices', async () => {
    const { say, now, refund } = await withHandedOut()
    const details = [{ reference: refund.reference, amount: 29_000 }]
    const { lines } = await say(accountReport('054', account, [{ kind: 'transferred', day, entry: 'B1', details }]))
    expect(lines).toMatchObject([{ outcome: 'person', why: 'amountDiffers', life: 'waiting' }])
    expect(await now()).toMatchObject({ state: 'inFile' })
  })
})

it('leaves transfers to suppliers to the books of the building', async () => {
  const { say, now } = await withHandedOut()
  const details = [{ reference: 'FACTURE 12', amount: 30_000 }]
  const { lines } = await say(accountReport('054', account, [{ kind: 'transferred', day, entry: 'B1', details }]))
  expect(lines).toMatchObject([{ outcome: 'unmatched', why: 'notACollection', isSuspended: false, life: null }])
  expect(await now()).toMatchObject({ state: 'inFile' })
})
