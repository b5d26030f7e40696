import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluate } from '#contract/accounts/explain.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { attachmentPaths } from '#contract/attachments.ts'
import { fromWire } from '#contract/case.ts'
import { issueCalls } from '#server/areas/accounts/calls/issueCalls.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeBudget } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { openFile } from '#tests/support/server/sentFiles.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A place of A, B and C, whose budget of 1,000.01 € by all lots and 90.00 € by those of A and C was called once. */
async function called() {
  const ledger = await makeBudget(server)
  const { placeId } = ledger
  await issueCalls(server.platform, server.sites)
  const tokenOf = (name: string) => ledger.person(name).token
  const readRoute = async <Key extends keyof typeof statementRoutes>(
    name: string,
    key: Key,
    params: Record<string, string> = {},
    query: Record<string, string> = {},
  ) => requestRoute(server.app, statementRoutes[key], { token: tokenOf(name), params: { placeId, ...params }, query })
  const position = async (name: string) =>
    statementRoutes.position.answer.parse(fromWire(await (await readRoute(name, 'position')).json()))
  const lines = async (name: string, query: Record<string, string> = {}) => {
    const answer = statementRoutes.lines.answer.parse(
      fromWire(await (await readRoute(name, 'lines', {}, query)).json()),
    )
    const { result, entities } = answer.data
    return { ...answer, lines: result.flatMap((id) => entities.accountLines[id] ?? []) }
  }
  const line = (name: string, entryId: string, rank: number) => readRoute(name, 'line', { entryId, rank: `${rank}` })
  const detail = async (name: string, index = 0) => {
    const found = (await lines(name)).lines[index]
    const answer = await line(name, found?.entryId ?? '', found?.rank ?? 0)
    return statementRoutes.line.answer.parse(fromWire(await answer.json()))
  }
  const pay = (name: string, credit: number, enteredOn = '2030-01-05') =>
    ledger.post(
      [
        { account: '512', debit: credit },
        { account: '4501', ownerId: ledger.person(name).userId, credit },
      ],
      enteredOn,
    )
  return { ...ledger, tokenOf, readRoute, position, lines, line, detail, pay }
}

describe('the position of a co-owner', () => {
  it('says what is owed and since when, and what makes it up by kind and lot', async () => {
    const place = await called()
    await place.pay('A', 3_251)
    expect(await place.position('A')).toMatchObject({
      asOf: '2030-01-15',
      balance: 10_000,
      owedSince: '2030-01-01',
      pending: 0,
      later: 0,
      kinds: [{ account: '4501', balance: 10_000 }],
      lots: [{ lot: { number: 1 }, balance: 10_000 }],
      called: { amount: 13_251, before: 0, change: null },
      worksFund: null,
    })
  })

  it('announces the calls of twelve months, with the person’s own part', async () => {
    const { position } = await called()
    const { calls } = await position('A')
    expect(calls.map(({ label, dueOn, amount }) => [label, dueOn, amount])).toEqual([
      ['Appel 2', '2030-04-01', 13_250],
      ['Appel 3', '2030-07-01', 13_250],
      ['Appel 4', '2030-10-01', 13_250],
    ])
  })

  it('explains what one day asks, by call and key, before and after it is issued', async () => {
    const place = await called()
    const on = async (name: string, dueOn: string) => place.readRoute(name, 'calledOn', { dueOn })
    const read = async (name: string, dueOn: string) =>
      statementRoutes.calledOn.answer.parse(fromWire(await (await on(name, dueOn)).json()))

    const next = await read('A', '2030-04-01')
    expect(next).toMatchObject({ isIssued: false, amount: 13_250, calls: [{ label: 'Appel 2', amount: 13_250 }] })
    expect(next.calls.map(({ explanation }) => evaluate(explanation))).toEqual([13_250])
    expect(await read('A', '2030-01-01')).toMatchObject({ isIssued: true, amount: 13_251 })
    expect(await read('B', '2030-04-01')).toMatchObject({ amount: 7_500 })

    const other = await called()
    expect(await read('A', '2030-04-02')).toMatchObject({ amount: 0, calls: [] })
    expect((await on('manager', '2030-04-01')).status).toBe(403)
    const answer = await requestRoute(server.app, statementRoutes.calledOn, {
      token: other.tokenOf('A'),
      params: { placeId: place.placeId, dueOn: '2030-04-01' },
    })
    expect(answer.status).toBe(404)
  })

  it('shows a credit below zero, which belongs to no lot', async () => {
    const place = await called()
    await place.pay('B', 10_000)
    expect(await place.position('B')).toMatchObject({
      balance: -2_500,
      owedSince: null,
      lots: [
        { lot: { number: 2 }, balance: 0 },
        { lot: null, balance: -2_500 },
      ],
    })
  })

  it('keeps a regularisation apart until the meeting has approved its year', async () => {
    const place = await called()
    const { userId } = place.person('B')
    await place.post([
      { account: '701', debit: 1_200 },
      { account: '4501', ownerId: userId, credit: 1_200, awaitsYearId: place.years.before },
    ])
    expect(await place.position('B')).toMatchObject({ balance: 7_500, pending: -1_200 })
    expect((await place.lines('B')).year).toMatchObject({ closing: 6_300, awaiting: -1_200 })
    await server.platform.db
      .update(fiscalYears)
      .set({ approvedOn: '2030-01-08' })
      .where(eq(fiscalYears.id, place.years.before))
    expect(await place.position('B')).toMatchObject({ balance: 6_300, pending: 0 })
    expect((await place.lines('B')).year).toMatchObject({ closing: 6_300, awaiting: 0 })
  })

  it('tells what is posted and due later from what is owed', async () => {
    const place = await called()
    const { userId } = place.person('B')
    await place.post([
      { account: '4502', ownerId: userId, debit: 40_000, dueOn: '2030-06-01' },
      { account: '102', credit: 40_000 },
    ])
    expect(await place.position('B')).toMatchObject({ balance: 7_500, later: 40_000, kinds: [{ account: '4501' }] })
  })

  it('compares what was called with the year before, and shares out the works fund by tantièmes', async () => {
    const place = await called()
    const { userId } = place.person('B')
    const call = (debit: number, enteredOn: string) =>
      place.post(
        [
          { account: '4505', ownerId: userId, debit, dueOn: enteredOn },
          { account: '105', credit: debit },
        ],
        enteredOn,
        'AF',
      )
    await call(7_000, '2029-01-15')
    await call(2_000, '2029-12-01')
    await call(7_500, '2029-01-16')
    const { called: change, worksFund } = await place.position('B')
    // 7,500 in January of this year, 2,000 in December and 7,500 on the day after this one a year ago.
    expect(change).toEqual({ amount: 17_000, before: 7_000, change: 1_429 })
    expect(worksFund).toEqual({ total: 16_500, share: 4_950, tantiemes: 300, whole: 1_000 })
  })

  it('adds up in every way', async () => {
    const place = await called()
    await place.pay('A', 1_111)
    await place.pay('C', 9_999)
    for (const name of ['A', 'B', 'C']) {
      const { balance, kinds, lots } = await place.position(name)
      const { lines, year } = await place.lines(name)
      const total = (parts: readonly { balance: number }[]) => parts.reduce((sum, part) => sum + part.balance, 0)
      expect(total(kinds)).toBe(balance)
      expect(total(lots)).toBe(balance)
      expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(balance)
      expect(year?.closing).toBe(balance)
      expect(lines.at(-1)?.balance).toBe(balance)
    }
  })
})

describe('the statement of a year', () => {
  it('lists own lines from the oldest, each with the balance after it, page by page', async () => {
    const place = await called()
    for (let day = 2; day <= 9; day += 1) await place.pay('A', 1_000, `2030-01-0${day}`)
    const first = await place.lines('A', { per_page: '5' })
    expect(first.meta).toEqual({ total: 9, perPage: 5, page: 1 })
    expect(first.lines.map(({ balance }) => balance)).toEqual([13_251, 12_251, 11_251, 10_251, 9_251])
    const second = await place.lines('A', { per_page: '5', page: '2' })
    expect(second.lines.map(({ balance }) => balance)).toEqual([8_251, 7_251, 6_251, 5_251])
    expect(second.year).toMatchObject({ opening: 0, debit: 13_251, credit: 8_000, closing: 5_251 })
  })

  it('brings forward earlier years that are open, and takes the opening entry of closed ones', async () => {
    const place = await called()
    const { userId } = place.person('B')
    await place.post(
      [
        { account: '4501', ownerId: userId, debit: 500 },
        { account: '701', credit: 500 },
      ],
      '2029-05-01',
    )
    expect((await place.lines('B')).year).toMatchObject({ opening: 500, closing: 8_000 })
    expect((await place.lines('B', { fiscal_year_id: place.years.before })).year).toMatchObject({ closing: 500 })

    await place.post(
      [
        { account: '4501', ownerId: userId, debit: 500 },
        { account: '102', credit: 500 },
      ],
      '2030-01-01',
      'AN',
    )
    await server.platform.db
      .update(fiscalYears)
      .set({ closedAt: server.clock.now() })
      .where(eq(fiscalYears.id, place.years.before))
    const { lines, year } = await place.lines('B')
    expect(year).toMatchObject({ opening: 0, closing: 8_000 })
    expect(lines.map(({ balance }) => balance)).toEqual([500, 8_000])
    expect(await place.position('B')).toMatchObject({ balance: 8_000 })
  })

  it('is empty for a year of another place', async () => {
    const place = await called()
    const other = await called()
    expect(await place.lines('A', { fiscal_year_id: other.years.current })).toMatchObject({ lines: [], year: null })
  })
})

describe('where the amount of a line comes from', () => {
  it('is computed by key, to the cent', async () => {
    const place = await called()
    const { line, explanation, entry } = await place.detail('A')
    expect(evaluate(explanation)).toBe(line.debit)
    expect(explanation).toMatchObject({
      kind: 'sum',
      terms: [
        { kind: 'share', amount: 12_501, weight: 500, whole: 1_000, of: { kind: 'share', whole: 4 } },
        { kind: 'share', amount: 750, about: { subject: 'lot', name: '1' } },
      ],
    })
    expect(entry).toMatchObject({ journal: 'AF', number: 1, hasOthers: true, proof: null })
  })

  it('shows what was called by key, and nothing of other co-owners', async () => {
    const place = await called()
    const { entry } = await place.detail('B')
    expect(
      entry.lines.map(({ account, debit, credit, keyName, lot, isOwn }) => [
        account,
        debit,
        credit,
        keyName,
        lot?.number ?? null,
        isOwn,
      ]),
    ).toEqual([
      ['4501', 7_500, 0, null, 2, true],
      ['701', 0, 25_001, null, null, false],
      ['701', 0, 2_250, 'Ascenseur', null, false],
    ])
  })

  it('hides the bank line of a transfer that other co-owners share', async () => {
    const place = await called()
    await place.post([
      { account: '512', debit: 9_000 },
      { account: '4501', ownerId: place.person('A').userId, credit: 4_000 },
      { account: '4501', ownerId: place.person('B').userId, credit: 5_000 },
    ])
    const { entry, explanation } = await place.detail('A', 1)
    expect(entry.lines).toEqual([expect.objectContaining({ account: '4501', credit: 4_000, isOwn: true })])
    expect(entry.hasOthers).toBe(true)
    expect(explanation).toMatchObject({ kind: 'given', amount: -4_000 })
  })

  it('is shown to nobody else', async () => {
    const place = await called()
    const [own] = (await place.lines('A')).lines
    const ofB = (await place.lines('B')).lines[0]
    expect((await place.line('A', own?.entryId ?? '', own?.rank ?? 0)).status).toBe(200)
    expect(await refusalOf(await place.line('A', ofB?.entryId ?? '', ofB?.rank ?? 0))).toMatchObject({ status: 404 })
    expect(await refusalOf(await place.line('manager', own?.entryId ?? '', own?.rank ?? 0))).toMatchObject({
      status: 403,
    })
    const other = await called()
    const { token } = other.person('A')
    const params = { placeId: place.placeId, entryId: own?.entryId ?? '', rank: `${own?.rank}` }
    expect(await refusalOf(await requestRoute(server.app, statementRoutes.line, { token, params }))).toMatchObject({
      status: 404,
    })
  })
})

describe('the proof of an entry', () => {
  it('is open to co-owners for an expense, but not for wages or the payment of somebody else', async () => {
    const place = await called()
    const { db } = server.platform
    const proofOf = async (lines: readonly NewLine[]) => {
      const id = randomUUID()
      await server.platform.files.put(id, new Uint8Array([37, 80, 68, 70]), 'application/pdf')
      await db.insert(attachments).values({
        id,
        displayName: 'Facture',
        sourceFileName: 'facture.pdf',
        contentType: 'application/pdf',
        size: 4,
        storageKey: id,
        usedAt: server.clock.now(),
        createdAt: server.clock.now(),
      })
      await db.transaction((tx) => postEntry(tx, { ...place.entryOf(lines, '2030-01-10'), proofId: id }))
      const open = (token: string) => openFile(server, { token }, attachmentPaths.file.replace(':attachmentId', id))
      return async (name: string) => (await open(place.tokenOf(name))).status
    }
    const invoice = await proofOf([
      { account: '615', debit: 5_000 },
      { account: '401', credit: 5_000 },
    ])
    const wages = await proofOf([
      { account: '641', debit: 5_000 },
      { account: '421', credit: 5_000 },
    ])
    const payment = await proofOf([
      { account: '512', debit: 700 },
      { account: '4501', ownerId: place.person('A').userId, credit: 700 },
    ])
    const shared = await proofOf([
      { account: '512', debit: 1_400 },
      { account: '4501', ownerId: place.person('A').userId, credit: 700 },
      { account: '4501', ownerId: place.person('B').userId, credit: 700 },
    ])
    const seen = async (proof: (name: string) => Promise<number>) => ({
      A: await proof('A'),
      B: await proof('B'),
      president: await proof('president'),
      manager: await proof('manager'),
    })
    expect(await seen(invoice)).toEqual({ A: 200, B: 200, president: 200, manager: 200 })
    expect(await seen(wages)).toEqual({ A: 404, B: 404, president: 200, manager: 200 })
    expect(await seen(payment)).toEqual({ A: 200, B: 404, president: 200, manager: 200 })
    expect(await seen(shared)).toEqual({ A: 404, B: 404, president: 200, manager: 200 })
    const { lines } = await place.lines('A')
    expect(lines.map(({ hasProof }) => hasProof)).toEqual([false, true, false])
  })
})
