import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { evaluate } from '#contract/accounts/explain.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { attachmentPaths } from '#contract/attachments.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { openFile } from '#tests/support/server/sentFiles.ts'
import { startCalledPlaces } from '#tests/support/server/startCalledPlaces.ts'

const { server, called } = await startCalledPlaces()

describe('the statement of a year', () => {
  it('lists the person’s own lines from the oldest, each with the running balance, page by page', async () => {
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

describe('the explanation of a line’s amount', () => {
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

  it('shows the calls by key, and nothing of other co-owners', async () => {
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
    await place.post(
      [
        { account: '512', debit: 9_000 },
        { account: '4501', ownerId: place.person('A').userId, credit: 4_000 },
        { account: '4501', ownerId: place.person('B').userId, credit: 5_000 },
      ],
      '2030-01-10',
      'BQ',
    )
    const { entry, explanation } = await place.detail('A', 1)
    expect(entry.lines).toEqual([expect.objectContaining({ account: '4501', credit: 4_000, isOwn: true })])
    expect(entry.hasOthers).toBe(true)
    expect(explanation).toMatchObject({ kind: 'given', amount: -4_000 })
    await place.pay('A', 1_000, '2030-01-11')
    expect((await place.lines('A')).lines.map(({ isSharedPayment }) => isSharedPayment)).toEqual([false, true, false])
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
    const proved = async (name: string) => {
      const { data } = await place.person(name).get(movementRoutes.list, { params: { placeId: place.placeId } })
      return Object.values(data.entities.accountPlaceEntries).flatMap((line) => (line.hasProof ? [line.account] : []))
    }
    expect(new Set(await proved('A'))).toEqual(new Set(['615', '401']))
    expect(new Set(await proved('president'))).toEqual(new Set(['615', '401', '641', '421', '512', '4501']))
  })
})
