import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { pathOf } from '#contract/paths.ts'
import { bankAnswerRoutes as routes } from '#contract/payments/bankAnswers.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { expectAccessible } from '#tests/support/server/expectAccessible.ts'
import { askForPaper, readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { makeCollected } from '#tests/support/server/payments/collectedWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000
const collected = (reference: string, amount: number) => ({ kind: 'collected', reference, amount }) as const

describe('an answer of the bank', () => {
  it('is shown first, and applied to the books once', async () => {
    const { a, b, upload, tryUpload, apply, tryApply, paymentOf, due, entries, person } = await makeCollected(server)
    server.clock.advance(day)
    const said = [collected(a.reference, 41_230), collected(b.reference, 18_875)]
    const answer = await upload(said)
    expect((await upload(said)).id).toBe(answer.id)
    expect(answer).toMatchObject({ state: 'read', counts: { applied: 2 }, collected: 60_105, refused: 0 })
    expect(await paymentOf('A')).toMatchObject({ state: 'inFile' })

    expect(await apply(answer.id)).toMatchObject({ state: 'applied', counts: { applied: 2 }, collected: 60_105 })
    expect(await refusalOf(await tryApply(answer.id))).toMatchObject({ status: 409 })
    expect(await refusalOf(await tryUpload(said))).toMatchObject({ status: 409, code: 'conflict' })
    const payment = await paymentOf('A')
    expect(payment).toMatchObject({
      state: 'booked',
      collectedOn: '2030-01-16',
      expectedBy: null,
      settles: [{ account: '4501', dueOn: '2030-01-10', amount: 41_230, left: 0 }],
      credit: 0,
    })
    expect(payment.events.slice(-2)).toMatchObject([
      { kind: 'debited', source: 'bank', day: '2030-01-16' },
      { kind: 'booked', source: 'portal' },
    ])
    expect(await due('A')).toMatchObject({ payable: 0, due: 0, underway: 0 })
    const receipt = { token: person('A').token, params: { paymentId: a.id } }
    const heard = await readPaperStructure(server, paperPaths.paymentReceipt, receipt)
    expectAccessible(heard, { title: 'Reçu de paiement' })
    for (const words of [a.reference, '10 janvier 2030']) expect(heard.spoken.map(([, text]) => text)).toContain(words)
    const others = { token: person('B').token, params: { paymentId: a.id } }
    expect((await askForPaper(server, paperPaths.paymentReceipt, others)).status).toBe(404)
    const posted = (await entries()).filter(({ journal }) => journal === 'BQ')
    expect(posted).toMatchObject([{ enteredOn: '2030-01-16' }, { enteredOn: '2030-01-16' }])
  })

  it('is applied once by two accountants at once', async () => {
    const { a, upload, tryApply, entries } = await makeCollected(server)
    server.clock.advance(day)
    const { id } = await upload([collected(a.reference, 41_230)])
    const answers = await Promise.all([tryApply(id), tryApply(id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await entries()).filter(({ journal }) => journal === 'BQ')).toHaveLength(1)
  })

  it('that rejects a debit moves no money, tells the owner why, and suspends the mandate if the reason requires it', async () => {
    const { a, b, upload, apply, paymentOf, due, read, person, placeId, entries } = await makeCollected(server)
    const { id } = await upload([
      { kind: 'rejected', reference: a.reference, amount: 41_230, reason: 'AC04' },
      { kind: 'rejected', reference: b.reference, amount: 18_875, reason: 'AM04' },
    ])
    await apply(id)
    expect((await entries()).filter(({ journal }) => journal === 'BQ')).toEqual([])
    expect(await paymentOf('A')).toMatchObject({
      state: 'refused',
      reason: { code: 'AC04', sentence: 'accountClosed', retry: 'newAccount' },
      isRetryable: false,
    })
    expect(await due('A')).toMatchObject({ payable: 41_230, underway: 0 })
    expect((await read(mandateRoutes.check)).state).toBe('suspended')
    expect((await read(mandateRoutes.check, 'B')).state).toBe('manual')
    const told = (name: string) =>
      server.platform.db
        .select({ title: notifications.title, path: notifications.path })
        .from(notifications)
        .where(eq(notifications.userId, person(name).userId))
    const about = (amount: string) => `Le prélèvement de ${amount}\u00a0€ n’a pas abouti.`
    expect(await told('A')).toEqual([
      {
        title: `${about('412,30')} Ce compte est clos. Donnez un autre compte à débiter, puis payez de nouveau.`,
        path: inPlace(pathOf('payment', { paymentId: a.id }), placeId),
      },
    ])
    expect(await told('B')).toEqual([
      {
        title: `${about('188,75')} Provision insuffisante. Vous pouvez demander de nouveau ce paiement quand vous voulez.`,
        path: inPlace(pathOf('payment', { paymentId: b.id }), placeId),
      },
    ])
  })

  it('that returns or refunds a booked payment reverses its entry, and the debt is open again', async () => {
    const { a, b, upload, apply, paymentOf, due, lines } = await makeCollected(server)
    server.clock.advance(2 * day)
    await apply((await upload([collected(a.reference, 41_230), collected(b.reference, 18_875)])).id)
    const back = await upload([
      { kind: 'returned', reference: a.reference, amount: 41_230, reason: 'AM04', day: '2030-01-17' },
      { kind: 'refunded', reference: b.reference, amount: 18_875, reason: 'MD06', day: '2030-01-17' },
    ])
    await apply(back.id)
    expect(await paymentOf('A')).toMatchObject({ state: 'refused', isRetryable: true })
    expect(await paymentOf('B')).toMatchObject({ state: 'refunded', reason: { sentence: 'refunded' } })
    expect(await due('A')).toMatchObject({ payable: 41_230, due: 41_230, credit: 0 })
    const bank = (await lines()).filter(({ account }) => account === '512')
    expect(bank.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  })

  it('lets the owner retry, as a new payment', async () => {
    const { a, upload, apply, paymentOf, read, person } = await makeCollected(server)
    await apply((await upload([{ kind: 'rejected', reference: a.reference, amount: 41_230, reason: 'AM04' }])).id)
    server.clock.advance(11 * 60_000)
    const body = { payment: { confirmationToken: person('A').confirmationToken } }
    const again = await read(paymentRoutes.retry, 'A', { params: { paymentId: a.id }, body })
    expect(again).toMatchObject({ state: 'asked', amount: 41_230, repeats: a.id })
    expect(again.reference).not.toBe(a.reference)
    expect(await paymentOf('A')).toMatchObject({ state: 'refused', repeatedBy: again.id, isRetryable: false })
  })

  it('without a reason is retried by the portal, once', async () => {
    const { a, upload, apply, paymentOf, read } = await makeCollected(server)
    await apply((await upload([{ kind: 'rejected', reference: a.reference, amount: 41_230, reason: 'MS03' }])).id)
    const { repeatedBy } = await paymentOf('A')
    const again = await read(paymentRoutes.read, 'A', { params: { paymentId: repeatedBy ?? '' } })
    expect(again).toMatchObject({ state: 'asked', collectOn: '2030-01-22', events: [{ source: 'portal' }] })
  })

  it('keeps unknown money on the suspense account, and repeats nothing', async () => {
    const { a, upload, apply, lines } = await makeCollected(server)
    server.clock.advance(day)
    const stranger = { kind: 'collected', reference: 'PSTRANGER', amount: 5_000 } as const
    const first = await apply((await upload([stranger, collected(a.reference, 41_230)])).id)
    expect(first).toMatchObject({
      counts: { applied: 1, unmatched: 1 },
      lines: [
        { outcome: 'unmatched', why: 'unknown', reference: 'PSTRANGER', isSuspended: true },
        { outcome: 'applied' },
      ],
    })
    const second = await apply((await upload([collected(a.reference, 41_230), stranger])).id)
    expect(second.counts).toMatchObject({ known: 2, applied: 0 })
    expect((await lines()).filter(({ account }) => account === '472')).toMatchObject([{ credit: 5_000 }])
    const differs = await upload([{ kind: 'collected', reference: a.reference, amount: 41_231, day: '2030-01-15' }])
    expect(differs.counts).toMatchObject({ applied: 0 })
  })

  it('is refused when it is not a file of a bank, without repeating its content', async () => {
    const { tryUpload, call, read, upload, a, placeId } = await makeCollected(server)
    for (const text of ['<secret-word/>', 'kind;secret-word\nx;y\n']) {
      const answer = await tryUpload(text)
      expect(await refusalOf(answer)).toMatchObject({
        status: 422,
        field: 'bank_answer.content',
        fieldCode: 'unacceptedFile',
      })
    }
    expect(server.logged()).not.toContain('secret-word')
    const { id } = await upload([collected(a.reference, 41_230)])
    expect((await call(routes.discard, 'manager', { params: { answerId: id } })).status).toBe(204)
    expect((await read(routes.list, 'manager')).meta.total).toBe(0)
    expect(await server.platform.db.$count(bankAnswers, eq(bankAnswers.placeId, placeId))).toBe(0)
    expect((await call(routes.list, 'A')).status).toBe(403)
  })
})
