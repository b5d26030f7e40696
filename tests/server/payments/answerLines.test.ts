import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerLineRoutes as routes } from '#contract/payments/answerLines.ts'
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

/** The place of `makeCollected` on the day after its debits, with an accountant's decisions about lines. */
async function withLines() {
  const place = await makeCollected(server)
  server.clock.advance(day)
  const { read, call, upload, apply, lines } = place
  const waiting = async () => Object.values((await read(routes.list, 'manager')).data.entities.bankAnswerLines)
  const only = async () => {
    const [line] = await waiting()
    if (!line) throw new Error('no line waits')
    return line
  }
  const balanceOf = async (account: string) =>
    (await lines())
      .filter((line) => line.account === account)
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  return {
    ...place,
    waiting,
    only,
    balanceOf,
    take: async (said: Parameters<typeof upload>[0]) => apply((await upload(said)).id),
    choices: (lineId: string) => read(routes.choices, 'manager', { params: { lineId } }),
    assign: (lineId: string, paymentId: string | null) =>
      call(routes.assign, 'manager', { params: { lineId }, body: { assignment: { paymentId } } }),
    act: (what: 'suspend' | 'dismiss', lineId: string) => call(routes[what], 'manager', { params: { lineId } }),
  }
}

describe('an unmatched line of the bank', () => {
  it('waits for a person, who can put its money on the suspense account and set it aside', async () => {
    const { a, take, only, act, waiting, balanceOf, choices } = await withLines()
    await take([{ kind: 'collected', reference: a.reference, amount: 41_231 }])
    const line = await only()
    expect(line).toMatchObject({ why: 'amountDiffers', life: 'waiting', isMoney: true, hasSuspense: true })
    expect(await choices(line.id)).toEqual({ payments: [], whole: null })
    expect((await act('suspend', line.id)).status).toBe(204)
    expect(await only()).toMatchObject({ life: 'suspended', isSuspended: true })
    expect([await balanceOf('472'), await balanceOf('512')]).toEqual([-41_231, 41_231])
    expect(await refusalOf(await act('suspend', line.id))).toMatchObject({ status: 409, code: 'action_not_possible' })
    expect((await act('dismiss', line.id)).status).toBe(204)
    expect(await waiting()).toEqual([])
  })

  it('is booked on the payment that the accountant names, and leaves the suspense account', async () => {
    const { a, b, take, only, choices, assign, paymentOf, balanceOf, due } = await withLines()
    await take([{ kind: 'collected', reference: 'PLOST', amount: 41_230 }])
    expect(await balanceOf('472')).toBe(-41_230)
    const line = await only()
    expect(line).toMatchObject({ why: 'unknown', life: 'suspended' })
    expect(await choices(line.id)).toMatchObject({ payments: [{ id: a.id, ownerName: 'A', amount: 41_230 }] })
    expect(await refusalOf(await assign(line.id, b.id))).toMatchObject({ status: 409 })

    const both = await Promise.all([assign(line.id, a.id), assign(line.id, a.id)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(await paymentOf('A')).toMatchObject({ state: 'booked' })
    expect(await due('A')).toMatchObject({ payable: 0 })
    expect([await balanceOf('472'), await balanceOf('512')]).toEqual([0, 41_230])
  })

  it('that is a block with a different sum matches once its refusals are known', async () => {
    const { b, file, account, blockId, take, only, choices, assign, paymentOf, waiting } = await withLines()
    const block = { id: blockId, amount: 41_230 }
    await take(accountReport('054', account, [{ kind: 'collected', day: '2030-01-16', entry: 'E1', block }]))
    const line = await only()
    expect(line).toMatchObject({ why: 'sumDiffers' })
    expect(await choices(line.id)).toEqual({ payments: [], whole: null })
    expect(await refusalOf(await assign(line.id, null))).toMatchObject({ status: 409 })
    await take(statusReport(file.messageId, blockId, [{ reference: b.reference, status: 'RJCT', reason: 'AM04' }]))
    expect(await choices(line.id)).toEqual({ payments: [], whole: { count: 1, amount: 41_230 } })
    expect((await assign(line.id, null)).status).toBe(204)
    expect([await paymentOf('A'), await paymentOf('B')]).toMatchObject([{ state: 'booked' }, { state: 'refused' }])
    expect(await waiting()).toEqual([])
  })

  it('that names only the debtor’s account is proposed, and decided by nobody else', async () => {
    const { a, signed, account, take, only, choices, assign, call, paymentOf } = await withLines()
    const ibans = signed.map(({ details }) => (details.scheme === 'sepa' ? details.iban : ''))
    const details = [{ iban: ibans[0] ?? '', amount: 41_230 }]
    await take(accountReport('054', account, [{ kind: 'collected', day: '2030-01-16', entry: 'E1', details }]))
    const line = await only()
    expect(line).toMatchObject({ why: 'probable', reference: 'E1' })
    expect((await call(routes.choices, 'A', { params: { lineId: line.id } })).status).toBe(403)
    expect(await choices(line.id)).toMatchObject({ payments: [{ id: a.id }] })
    expect((await assign(line.id, a.id)).status).toBe(204)
    expect(await paymentOf('A')).toMatchObject({ state: 'booked' })
  })
})
