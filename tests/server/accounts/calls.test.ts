import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { evaluate } from '#contract/accounts/explain.ts'
import { fromWire } from '#contract/case.ts'
import { explanationsOf } from '#server/areas/accounts/statement/lineDetail.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { makeBudget } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A place whose budget is voted: 1,000.01 € by all lots, and 90.00 € that only A and C bear. */
async function withBudget() {
  const ledger = await makeBudget(server)
  const { placeId } = ledger
  const account = async (name: string) => {
    const answer = await requestRoute(server.app, accountRoutes.mine, {
      token: ledger.person(name).token,
      params: { placeId },
    })
    return accountRoutes.mine.answer.parse(fromWire(await answer.json()))
  }
  return { ...ledger, account }
}
const issue = () => issueCalls(server.platform, server.sites)

describe('calls for funds', () => {
  it('are announced to each owner with their share until their day, and owed from then on', async () => {
    const { account } = await withBudget()
    // 250.01 € by shares of 500, 300 and 200, and 22.50 € by 1 and 2.
    expect(await account('A')).toEqual({
      balance: 0,
      nextCall: { label: 'Appel 1', amount: 12_501 + 750, toPay: 12_501 + 750, dueOn: '2030-01-01' },
    })
    await issue()
    expect(await account('A')).toEqual({
      balance: 12_501 + 750,
      nextCall: { label: 'Appel 2', amount: 12_500 + 750, toPay: 12_500 + 750, dueOn: '2030-04-01' },
    })
    expect(await account('B')).toMatchObject({ balance: 7_500 })
    expect(await account('C')).toMatchObject({ balance: 5_000 + 1_500 })
  })

  it('are posted by lot and by key, each amount with its explanation', async () => {
    const place = await withBudget()
    await issue()
    const [entry] = await place.entries()
    expect(entry).toMatchObject({ journal: 'AF', enteredOn: '2030-01-01', label: 'Appel 1', postedBy: null })
    const posted = await place.lines()
    expect(posted.filter(({ account }) => account === '4501')).toHaveLength(3)
    expect(posted.filter(({ account }) => account === '701').map(({ keyId, credit }) => [keyId, credit])).toEqual([
      [null, 25_001],
      [place.liftId, 2_250],
    ])
    const [issued] = await server.platform.db
      .select()
      .from(calls)
      .where(eq(calls.entryId, entry?.id ?? ''))
    for (const { lotId, debit, dueOn } of posted.filter(({ account }) => account === '4501')) {
      const shares = await explanationsOf(server.platform.db, issued?.id ?? '', lotId ?? '')
      expect(shares.reduce((sum, { explanation }) => sum + evaluate(explanation), 0)).toBe(debit)
      expect(dueOn).toBe('2030-01-01')
    }
  })

  it('are issued once, however many processes issue them', async () => {
    const place = await withBudget()
    await Promise.all([issue(), issue(), issue()])
    expect(await place.entries()).toHaveLength(1)
    const open = await server.platform.db.select().from(calls).where(eq(calls.placeId, place.placeId))
    expect(open.filter(({ entryId }) => entryId === null)).toHaveLength(3)
  })

  it('are issued to the owner of the lot on their day', async () => {
    const place = await withBudget()
    const { userId } = place.person('B')
    await server.platform.db
      .update(lots)
      .set({ ownerId: place.person('C').userId })
      .where(eq(lots.ownerId, userId))
    await issue()
    expect(await place.account('B')).toEqual({ balance: 0, nextCall: null })
    expect(await place.account('C')).toMatchObject({ balance: 5_000 + 1_500 + 7_500 })
  })

  it('return the moment of the next one, which begins with the day in the building', async () => {
    await withBudget()
    expect(await issue()).toEqual(new Date('2030-03-31T22:00:00Z'))
  })
})
