import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OfferCode } from '#contract/offers.ts'
import { paperPaths } from '#contract/papers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundFileRoutes as routes } from '#contract/payments/refundFiles.ts'
import { refundDeskRoutes as desk } from '#contract/payments/refunds.ts'
import type { RoleName } from '#contract/roles.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { leavesOf } from '#tests/support/server/bankFiles/fileRows.ts'
import { askForPaper } from '#tests/support/server/paperCalls.ts'
import { makeRefunders } from '#tests/support/server/payments/refundsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

/** A place where two people have agreed to a refund of 300.00 €. */
async function withAgreed(offer: OfferCode = 'ESE') {
  const place = await makeRefunders(server, offer)
  const refund = await place.agreed(30_000)
  const { placeId, person } = place
  return {
    ...place,
    refund,
    /** Asks for a debit. */
    payment: async (name: string, amount: number) => {
      const { confirmationToken } = person(name)
      const asked = { choice: { what: 'amount', amount }, amount, isOverpayment: true, confirmationToken }
      await place.read(paymentRoutes.ask, name, { body: { payment: asked } })
    },
    ready: () => place.read(routes.ready, 'manager'),
    handOut: (fileId: string, name = 'manager') => place.call(routes.handOut, name, { params: { fileId } }),
    cancel: (fileId: string, name = 'manager') => place.call(routes.cancel, name, { params: { fileId } }),
    download: (fileId: string, name = 'manager') =>
      askForPaper(server, paperPaths.refundFile, {
        token: person(name).token,
        params: { placeId, fileId },
        ...(offer === 'ESE' ? {} : { offer }),
      }),
  }
}

describe('the file of refunds', () => {
  it('transfers refunds to which two people have agreed, and is handed out once; each download is the same, and audited', async () => {
    const { ready, made, handOut, cancel, download, refund, refundOf, signed } = await withAgreed()
    expect(await ready()).toEqual({
      formats: ['pain.001.001.03', 'pain.001.001.09'],
      count: 1,
      amount: 30_000,
      executeOn: '2030-01-16',
    })
    const file = await made()
    expect(file).toMatchObject({
      state: 'made',
      count: 1,
      amount: 30_000,
      executeOn: '2030-01-16',
      madeBy: 'manager',
      handedOutAt: null,
    })
    expect(await refundOf(refund.id)).toMatchObject({ state: 'inFile', isHandedOut: false })
    expect((await download(file.id)).status).toBe(404)
    expect((await handOut(file.id)).status).toBe(200)
    expect(await refusalOf(await handOut(file.id, 'president'))).toMatchObject({ status: 409 })
    expect(await refusalOf(await cancel(file.id))).toMatchObject({ status: 409 })

    const xml = await (await download(file.id)).text()
    expect(await (await download(file.id)).text()).toBe(xml)
    const details = signed[0]?.details
    const iban = details?.scheme === 'sepa' ? details.iban : ''
    const leaves = await leavesOf(xml)
    for (const leaf of ['GrpHdr/CtrlSum=300.00', 'PmtInf/PmtMtd=TRF', 'PmtInf/ReqdExctnDt/Dt=2030-01-16']) {
      expect(leaves).toContain(leaf)
    }
    expect(leaves).toContain(`PmtInf/CdtTrfTxInf/PmtId/EndToEndId=${refund.reference}`)
    expect(leaves).toContain('PmtInf/CdtTrfTxInf/Amt/InstdAmt@EUR=300.00')
    expect(leaves).toContain(`PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN=${iban}`)
    expect(await refundOf(refund.id)).toMatchObject({
      isHandedOut: true,
      events: [
        { kind: 'asked' },
        { kind: 'approved' },
        { kind: 'confirmed' },
        { kind: 'putInFile', source: 'manager', day: '2030-01-16' },
        { kind: 'handedOut', source: 'manager' },
      ],
    })
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, file.id))
    expect(audited.map(({ action }) => action).sort()).toEqual([
      'payments.downloadRefundFile',
      'payments.downloadRefundFile',
      'payments.handOutRefundFile',
      'payments.makeRefundFile',
    ])
    for (const text of [JSON.stringify([audited, file]), server.logged()]) expect(text).not.toContain(iban.slice(4, 20))
  })

  it('is made once by two accountants at once', async () => {
    const { make } = await withAgreed()
    const answers = await Promise.all([make(), make('president')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  it('releases its refunds when it is cancelled, and its number is not used again', async () => {
    const { made, cancel, refund, refundOf } = await withAgreed()
    const first = await made()
    expect((await cancel(first.id)).status).toBe(204)
    expect(await refundOf(refund.id)).toMatchObject({ state: 'confirmed' })
    const second = await made()
    expect(second.messageId).not.toBe(first.messageId)
  })

  it('is numbered together with the files of debits, which the bank gets from the same account', async () => {
    const { made, read, payment } = await withAgreed()
    await payment('B', 10_000)
    const debits = await read(collectionRoutes.make, 'manager', {
      body: { collectionFile: { format: 'pain.008.001.08' } },
    })
    const numberOf = ({ messageId }: { messageId: string }) => Number(messageId.split('-').at(-1))
    expect(numberOf(await made())).toBe(numberOf(debits) + 1)
  })

  it('is only for accountants, and of no other place', async () => {
    const { made, call, refund, placeId, person } = await withAgreed()
    const { id } = await made()
    const other = await withAgreed()
    expect((await other.handOut(id)).status).toBe(404)
    expect((await other.cancel(id)).status).toBe(404)
    expect((await other.download(id)).status).toBe(404)
    const manager: RoleName = 'coowner_manager'
    await server.platform.db
      .update(memberships)
      .set({ role: manager })
      .where(and(eq(memberships.placeId, placeId), inArray(memberships.userId, [person('president').userId])))
    expect((await call(routes.list, 'president')).status).toBe(403)
    expect((await call(desk.list, 'president')).status).toBe(200)
    expect((await call(routes.list, 'A')).status).toBe(403)
    expect((await call(desk.approve, 'A', { params: { refundId: refund.id } })).status).toBe(403)
  })

  it('is a file of direct deposits in Québec', async () => {
    const { ready, made, handOut, download, refund } = await withAgreed('VQC')
    expect(await ready()).toMatchObject({ formats: ['cpa005'], count: 1 })
    const { id } = await made()
    expect((await handOut(id)).status).toBe(200)
    const answer = await download(id)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename.*\.txt/)
    const [opening = '', detail = '', ending = ''] = (await answer.text()).split('\r\n')
    expect(opening).toMatch(/^A000000001/)
    expect(detail.slice(0, 1)).toBe('C')
    expect(detail).toContain(refund.reference)
    expect(ending.slice(46, 68)).toBe('0000000003000000000001')
  })
})
