import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankLine, bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { fromWire } from '#contract/case.ts'
import type { Route } from '#contract/route.ts'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type New = Partial<typeof bankLines.$inferInsert>
type Call = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: Record<string, unknown>
}

/** A place with books and two people who keep them. */
async function withBank() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const { db } = server.platform
  const [one, other] = [ledger.person('manager'), ledger.person('president')]
  await db.insert(memberships).values([
    { userId: one.userId, placeId, role: 'coowner_accountant', since: server.clock.now() },
    { userId: other.userId, placeId, role: 'coowner_assistant', since: server.clock.now() },
  ])
  const send = (route: Route, { params = {}, query, body }: Call = {}, token = one.token) =>
    requestRoute(server.app, route, { token, params: { placeId, ...params }, ...(query && { query }), body })
  const add = async (line: New = {}) => {
    const id = randomUUID()
    const values = { account: '512', bookedOn: '2030-01-12', amount: 50_00, label: 'VIR', ...line, id, placeId }
    await db.insert(bankLines).values(values)
    return id
  }
  const list = async (query: Record<string, string> = {}): Promise<readonly BankLine[]> => {
    const answer = await send(bankLineRoutes.list, { query })
    const { data } = bankLineRoutes.list.answer.parse(fromWire(await answer.json()))
    return data.result.flatMap((id) => data.entities.bankLines?.[id] ?? [])
  }
  return {
    ...ledger,
    add,
    list,
    send,
    other,
    read: async (id: string) => (await list({ per_page: '100' })).find((line) => line.id === id),
    choices: async (bankLineId: string) =>
      bankLineRoutes.choices.answer.parse(
        fromWire(await (await send(bankLineRoutes.choices, { params: { bankLineId } })).json()),
      ),
    match: (bankLineId: string, entryId: string, rank = 1, token = one.token) =>
      send(bankLineRoutes.match, { params: { bankLineId }, body: { match: { entryId, rank } } }, token),
    receive: (bankLineId: string, name: string, token = one.token) =>
      send(
        bankLineRoutes.receive,
        { params: { bankLineId }, body: { payment: { ownerId: ledger.person(name).userId } } },
        token,
      ),
    act: (route: Route, bankLineId: string, token = one.token) => send(route, { params: { bankLineId } }, token),
    receipt: (amount: number, enteredOn: string) =>
      ledger.post(
        [
          { account: '512', debit: amount },
          { account: '714', credit: amount },
        ],
        enteredOn,
        'BQ',
      ),
  }
}

describe('the lines of a bank', () => {
  it('are for those who keep the books', async () => {
    const { send, person } = await withBank()
    expect((await send(bankLineRoutes.list, {}, person('A').token)).status).toBe(403)
  })

  it('are listed by state, account and text, the latest first', async () => {
    const { add, list } = await withBank()
    const first = await add({ bookedOn: '2030-01-10', label: 'Prélèvement ÉDF', amount: -12_00 })
    const second = await add({ bookedOn: '2030-01-11', reference: 'RB-77' })
    const third = await add({ bookedOn: '2030-01-12', account: '502', state: 'ignored' })
    expect((await list()).map(({ id }) => id)).toEqual([third, second, first])
    expect((await list({ state: 'unmatched' })).map(({ id }) => id)).toEqual([second, first])
    expect((await list({ account: '502' })).map(({ id }) => id)).toEqual([third])
    expect((await list({ search: 'edf' })).map(({ id }) => id)).toEqual([first])
    expect((await list({ search: 'rb-77' })).map(({ id }) => id)).toEqual([second])
  })

  it('propose the nearest movement of the same amount in the same account', async () => {
    const bank = await withBank()
    await bank.receipt(50_00, '2030-01-02')
    const near = await bank.receipt(50_00, '2030-01-11')
    const id = await bank.add()
    const others = [
      await bank.add({ amount: -50_00 }),
      await bank.add({ account: '502' }),
      await bank.add({ amount: 50_01 }),
      await bank.add({ bookedOn: '2030-02-28' }),
    ]
    expect((await bank.read(id))?.proposal).toMatchObject({ kind: 'movement', movement: { entryId: near, rank: 1 } })
    for (const other of others) expect((await bank.read(other))?.proposal).toBeNull()
    expect((await bank.choices(id)).movements.map(({ enteredOn }) => enteredOn)).toEqual(['2030-01-11', '2030-01-02'])
  })

  it('propose the co-owner whose lot or reference the bank names, unless it names several', async () => {
    const bank = await withBank()
    const [userId, name] = [bank.person('B').userId, 'B']
    await server.platform.db.update(userOffers).set({ sqlId: 'C-4711' }).where(eq(userOffers.userId, userId))
    const byLot = await bank.add({ label: 'VIR SEPA LOT N° 2 CHARGES' })
    const byKey = await bank.add({ reference: 'c-4711' })
    const both = await bank.add({ label: 'lot 1 lot 2' })
    const paid = await bank.add({ label: 'lot 2', amount: -50_00 })
    for (const id of [byLot, byKey]) {
      expect((await bank.read(id))?.proposal).toEqual({ kind: 'owner', ownerId: userId, ownerName: name })
    }
    for (const id of [both, paid]) expect((await bank.read(id))?.proposal).toBeNull()
  })
})

describe('an accountant', () => {
  it('matches a line to a movement, which is then nobody else’s, and undoes it', async () => {
    const bank = await withBank()
    const entryId = await bank.receipt(50_00, '2030-01-11')
    const [id, twin] = [await bank.add(), await bank.add()]
    expect((await bank.match(id, entryId)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({
      state: 'matched',
      movement: { entryId },
      isPosted: false,
      isYearOpen: true,
    })
    expect(await bank.read(twin)).toMatchObject({ state: 'unmatched', proposal: null })
    expect(await refusalOf(await bank.match(twin, entryId))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await refusalOf(await bank.match(id, entryId))).toMatchObject({ status: 409, code: 'action_not_possible' })

    const entries = await bank.entries()
    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched', movement: null })
    expect(await bank.entries()).toEqual(entries)
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(new Set(audited.map(({ action }) => action))).toEqual(
      new Set(['accounts.matchBankLine', 'accounts.reopenBankLine']),
    )
  })

  it('cannot match another amount, another account, or an entry that is reversed', async () => {
    const bank = await withBank()
    const entryId = await bank.receipt(50_01, '2030-01-11')
    const id = await bank.add()
    expect((await bank.match(id, entryId)).status).toBe(409)
    expect((await bank.match(id, randomUUID())).status).toBe(409)
    expect((await bank.match(await bank.add({ amount: 50_01, account: '502' }), entryId)).status).toBe(409)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched' })
  })

  it('records a line as a payment that settles debts; undoing it reverses the entry, and it can be recorded again', async () => {
    const bank = await withBank()
    const ownerId = bank.person('A').userId
    await bank.post([
      { account: '4501', ownerId, debit: 30_00, dueOn: '2030-01-01' },
      { account: '701', credit: 30_00 },
    ])
    const id = await bank.add()
    expect((await bank.receive(id, 'A')).status).toBe(204)
    const line = await bank.read(id)
    expect(line).toMatchObject({
      state: 'matched',
      isPosted: true,
      movement: { journal: 'BQ', enteredOn: '2030-01-12' },
    })
    const paid = (await bank.lines()).filter(({ entryId }) => entryId === line?.movement?.entryId)
    expect(paid.map(({ account, debit, credit, dueOn }) => [account, debit, credit, dueOn])).toEqual([
      ['512', 50_00, 0, null],
      ['4501', 0, 30_00, '2030-01-01'],
      ['4501', 0, 20_00, null],
    ])

    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    const total = (await bank.totals()).find(({ account }) => account === '512')
    expect(total?.debit).toBe(total?.credit)
    // Neither the reversed entry nor its opposite is proposed.
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched', proposal: null })
    expect((await bank.receive(id, 'A')).status).toBe(204)
    expect(await refusalOf(await bank.receive(await bank.add({ amount: -1 }), 'A'))).toMatchObject({ code: 'conflict' })
    const stranger = { payment: { ownerId: randomUUID() } }
    const refused = await bank.send(bankLineRoutes.receive, {
      params: { bankLineId: await bank.add() },
      body: stranger,
    })
    expect(await refusalOf(refused)).toMatchObject({ code: 'invalid_value' })
  })

  it('posts what nobody can assign to the suspense account of its side', async () => {
    const bank = await withBank()
    const [received, paid] = [await bank.add(), await bank.add({ amount: -7_00 })]
    expect((await bank.choices(received)).suspenseAccount).toBe('472')
    expect((await bank.choices(paid)).suspenseAccount).toBe('471')
    expect((await bank.act(bankLineRoutes.suspend, received)).status).toBe(204)
    expect((await bank.act(bankLineRoutes.suspend, paid)).status).toBe(204)
    const totals = new Map((await bank.totals()).map(({ account, debit, credit }) => [account, [debit, credit]]))
    expect(totals.get('472')).toEqual([0, 50_00])
    expect(totals.get('471')).toEqual([7_00, 0])
    expect(totals.get('512')).toEqual([50_00, 7_00])
  })

  it('sets a line aside, and takes it up again', async () => {
    const bank = await withBank()
    const id = await bank.add()
    expect((await bank.act(bankLineRoutes.ignore, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'ignored', isYearOpen: true })
    expect((await bank.receive(id, 'A')).status).toBe(409)
    expect((await bank.act(bankLineRoutes.reopen, id)).status).toBe(204)
    expect(await bank.read(id)).toMatchObject({ state: 'unmatched' })
  })

  it('finds that another one was first: one line is posted once', async () => {
    const bank = await withBank()
    const id = await bank.add()
    const answers = await Promise.all([
      bank.receive(id, 'A'),
      bank.receive(id, 'B', bank.other.token),
      bank.act(bankLineRoutes.suspend, id),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await refusalOf(refused))).toMatchObject({ code: 'action_not_possible' })
    expect(await bank.entries()).toHaveLength(1)
  })

  it('posts nothing into a closed year, and undoes nothing that was posted in it', async () => {
    const bank = await withBank()
    const [id, late] = [await bank.add(), await bank.add()]
    await bank.receive(id, 'A')
    await server.platform.db
      .update(fiscalYears)
      .set({ closedAt: server.clock.now() })
      .where(eq(fiscalYears.id, bank.years.current))
    expect(await bank.read(id)).toMatchObject({ isYearOpen: false })
    expect(await refusalOf(await bank.act(bankLineRoutes.reopen, id))).toMatchObject({ code: 'action_not_possible' })
    expect(await refusalOf(await bank.receive(late, 'A'))).toMatchObject({ code: 'conflict' })
    expect(await bank.read(late)).toMatchObject({ state: 'unmatched' })
  })
})
