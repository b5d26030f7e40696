import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { accountReport, statusReport } from '#tests/support/server/payments/bankXml.ts'
import { makeCollected } from '#tests/support/server/payments/collectedWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000

describe('the files that banks send', () => {
  it('pain.002 rejects the listed debits, and says nothing about the rest', async () => {
    const { a, b, file, blockId, upload, apply, paymentOf } = await makeCollected(server)
    const said = statusReport(file.messageId, blockId, [
      { reference: a.reference, status: 'RJCT', reason: 'AC04' },
      { reference: b.reference, status: 'ACCP' },
    ])
    const { id, counts, lines, refused } = await upload(said)
    expect([counts, refused]).toMatchObject([{ applied: 1, noted: 1 }, 41_230])
    expect(lines[0]).toMatchObject({ kind: 'rejected', reason: 'AC04', ownerNames: ['A'], outcome: 'applied' })
    const applied = await apply(id)
    expect(applied).toMatchObject({ state: 'applied', refused: 41_230, lines: [{ amount: 41_230 }, {}] })
    expect(await paymentOf('A')).toMatchObject({ state: 'refused', reason: { sentence: 'accountClosed' } })
    expect(await paymentOf('B')).toMatchObject({ state: 'inFile' })
  })

  it('camt.054 books each debit, camt.053 repeats it without a second entry, and reverses returned ones', async () => {
    const { a, b, account, blockId, upload, apply, paymentOf, entries, due } = await makeCollected(server)
    server.clock.advance(day)
    const collected = {
      kind: 'collected',
      day: '2030-01-16',
      entry: 'E1',
      details: [
        { reference: a.reference, amount: 41_230 },
        { reference: b.reference, amount: 18_875 },
      ],
    } as const
    await apply((await upload(accountReport('054', account, [collected]))).id)
    expect(await paymentOf('A')).toMatchObject({ state: 'booked', collectedOn: '2030-01-16' })
    server.clock.advance(day)
    const returned = { reference: b.reference, amount: 18_875, reason: 'AM04' }
    const statement = await upload(
      accountReport('053', account, [
        { kind: 'collected', day: '2030-01-16', entry: 'E2', block: { id: blockId, amount: 60_105 } },
        { kind: 'returned', day: '2030-01-17', entry: 'E3', details: [returned] },
      ]),
    )
    expect(statement.counts).toMatchObject({ known: 1, applied: 1 })
    await apply(statement.id)
    expect(await paymentOf('B')).toMatchObject({ state: 'refused', reason: { code: 'AM04', retry: 'ownerAsks' } })
    expect(await due('B')).toMatchObject({ payable: 18_875 })
    expect((await entries()).filter(({ journal }) => journal === 'BQ')).toHaveLength(3)
  })

  it('of another account changes nothing', async () => {
    const { a, upload } = await makeCollected(server)
    const details = [{ reference: a.reference, amount: 41_230 }]
    const { counts, lines } = await upload(
      accountReport('054', { iban: 'FR7630006000011234567890189' }, [
        { kind: 'collected', day: '2030-01-16', entry: 'E1', details },
      ]),
    )
    expect([counts, lines]).toMatchObject([{ applied: 0, unmatched: 1 }, [{ why: 'notOurAccount' }]])
  })

  it('are kept without the accounts that they name', async () => {
    const { signed, account, upload, placeId } = await makeCollected(server)
    const [iban = ''] = signed.map(({ details }) => (details.scheme === 'sepa' ? details.iban : ''))
    await upload(
      accountReport('054', account, [
        { kind: 'collected', day: '2030-01-16', entry: 'E1', details: [{ iban, amount: 41_230 }] },
      ]),
    )
    const [kept] = await server.platform.db.select().from(bankAnswers).where(eq(bankAnswers.placeId, placeId))
    expect(JSON.stringify(kept)).not.toContain(iban)
    expect(JSON.stringify(kept)).not.toContain(account.iban)
  })

  it('are distinguished from damaged files, and from files in another encoding', async () => {
    const { tryUpload, account } = await makeCollected(server)
    const fieldCodeOf = async (content: string | Buffer) => (await refusalOf(await tryUpload(content))).fieldCode
    expect(await fieldCodeOf('%PDF-1.7, no answer')).toBe('unacceptedFile')
    expect(await fieldCodeOf('<html><body>no answer</body></html>')).toBe('unacceptedFile')
    expect(await fieldCodeOf(accountReport('053', account, []).replace(/<Acct>.*<\/Acct>/s, ''))).toBe('invalid')
    const latin = accountReport('053', account, []).replace('UTF-8', 'ISO-8859-1')
    expect(await fieldCodeOf(Buffer.from(latin, 'latin1'))).toBe('invalid')
  })

  it('of Québec come as CSV: a debit without funds is retried, and nothing goes to an account that the books lack', async () => {
    server.clock.advance(6 * 3_600_000)
    const { a, b, upload, apply, paymentOf, read } = await makeCollected(server, { offer: 'VQC' })
    server.clock.advance(2 * day)
    const { id } = await upload([
      { kind: 'collected', reference: a.reference, amount: 41_230 },
      { kind: 'returned', reference: b.reference, amount: 18_875, reason: '901' },
      { kind: 'collected', reference: 'PSTRANGER', amount: 5_000 },
    ])
    expect(await apply(id)).toMatchObject({
      collected: 41_230,
      refused: 18_875,
      lines: [{ outcome: 'unmatched', isSuspended: false, life: 'waiting' }, {}, {}],
    })
    expect(await paymentOf('A')).toMatchObject({ state: 'booked' })
    const { reason, repeatedBy } = await paymentOf('B')
    expect(reason).toMatchObject({ code: '901', sentence: 'noFunds' })
    const again = await read(paymentRoutes.read, 'B', { params: { paymentId: repeatedBy ?? '' } })
    expect(again).toMatchObject({ state: 'asked', amount: 18_875 })
  })
})
