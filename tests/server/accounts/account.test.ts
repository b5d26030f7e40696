import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { fromWire } from '#contract/case.ts'
import { demoId } from '#server/demo/chance.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const tilleuls = demoId('place tilleuls')
const canal = demoId('place canal')
async function read(name: string, placeId = tilleuls) {
  const { accessToken: token } = await signIn(server, { name })
  return requestRoute(server.app, accountRoutes.mine, { token, params: { placeId } })
}
const parsed = async (response: Response) => accountRoutes.mine.answer.parse(fromWire(await response.json()))
/** The total called from a person on each day, in order. */
const calledFrom = (name: string) =>
  server.platform.db
    .select({
      label: sql<string>`string_agg(distinct ${calls.label}, ${'\u00a0· '})`,
      dueOn: calls.dueOn,
      amount: sql<number>`sum(${callShares.amount})::int`,
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .where(and(eq(calls.placeId, tilleuls), eq(lots.ownerId, demoId(`person ${name}`))))
    .groupBy(calls.dueOn)
    .orderBy(calls.dueOn)

describe('the personal account in a place', () => {
  it('shows due and unpaid calls as owed, and announces the next one', async () => {
    const today = civilDay(server.platform.now(), 'Europe/Paris')
    const called = await calledFrom('coproprietaire')
    const unpaid = called.filter(({ dueOn }) => dueOn <= today).at(-1)
    const next = called.find(({ dueOn }) => dueOn > today)

    expect(await parsed(await read('coproprietaire'))).toEqual({
      balance: unpaid?.amount,
      nextCall: { label: next?.label, amount: next?.amount, toPay: next?.amount, dueOn: next?.dueOn },
    })
  })

  it('is balanced for a person who has paid everything', async () => {
    expect((await parsed(await read('president'))).balance).toBe(0)
  })

  it('shows a credit as negative', async () => {
    const userId = demoId('person conseil')
    const { balance } = await parsed(await read('conseil'))
    await server.platform.db.transaction((tx) =>
      postEntry(tx, {
        placeId: tilleuls,
        journal: 'BQ',
        enteredOn: '2030-01-02',
        label: 'Virement reçu',
        postedBy: null,
        postedAt: server.platform.now(),
        lines: [
          { account: '512', debit: 12_345 },
          { account: '4501', ownerId: userId, credit: 12_345 },
        ],
      }),
    )
    expect((await parsed(await read('conseil'))).balance).toBe(balance - 12_345)
  })

  it('counts days in the time zone of the place: a call due on the first is owed from midnight in Paris', () => {
    expect(civilDay(new Date('2026-12-31T22:59:59Z'), 'Europe/Paris')).toBe('2026-12-31')
    expect(civilDay(new Date('2026-12-31T23:00:00Z'), 'Europe/Paris')).toBe('2027-01-01')
    expect(civilDay(new Date('2027-01-01T04:59:59Z'), 'America/Toronto')).toBe('2026-12-31')
  })

  it('is for owners only: a tenant is refused, and another place does not exist for them', async () => {
    expect(await refusalOf(await read('locataire'))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusalOf(await read('president', demoId('place vauban')))).toMatchObject({ status: 404 })
    expect(await refusalOf(await read('coproprietaire', canal))).toMatchObject({ status: 404 })
  })
})
