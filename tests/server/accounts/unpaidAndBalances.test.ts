import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumBy } from '#contract/sumBy.ts'
import { offers } from '#offers/offers.ts'
import { annexesOfYear } from '#server/areas/accounts/annexes/readAnnexes.ts'
import { findCoownerAmounts } from '#server/areas/accounts/balances/balances.store.ts'
import { unpaidOf } from '#server/areas/accounts/building/overview.store.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { fiscalYears, memberships } from '#server/services/directory/places.tables.ts'
import { amountsIn } from '#tests/support/accounts/amountsIn.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const positive = (amount: number) => Math.max(amount, 0)

/** The list of co-owners has both: what is due, as the cash page counts it, and whole balances, as the annex does. */
it.each(demoPlaces)(
  '$key: what is unpaid and what the annex has for debtors differ by what awaits the meeting',
  async ({ key, offer }) => {
    const { db, now } = server.platform
    const placeId = demoId(`place ${key}`)
    const today = civilDay(now(), offers[offer].timeZone)
    const inPlace = eq(memberships.placeId, placeId)
    const [manager] = await db
      .select()
      .from(memberships)
      .where(and(inPlace, eq(memberships.role, 'coowner_manager')))
    const [year] = await db
      .select()
      .from(fiscalYears)
      .where(and(eq(fiscalYears.placeId, placeId), fiscalYears.isCurrent))
    const owed = await findCoownerAmounts(db, { userId: manager?.userId ?? '', placeId, today })
    expect(owed.filter(({ balance, due, awaiting }) => balance !== due + awaiting)).toEqual([])

    expect(await unpaidOf(db, placeId, today)).toBe(sumBy(owed, ({ due }) => positive(due)))

    const ofYear = { placeId, fiscalYearId: year?.id ?? '' }
    const [annex] = (await annexesOfYear({ db, now, offer: offers[offer] }, ofYear)).annexes
    if (!annex) throw new Error('the year has no annex')
    const [debtors, creditors] =
      annex.code === 'position' ? (['receivables', 'debts'] as const) : (['assets', 'liabilities'] as const)
    const column = annex.code === 'position' ? 'actual' : 'total'
    expect(amountsIn(annex, debtors, column).owners ?? 0).toBe(sumBy(owed, ({ balance }) => positive(balance)))
    expect(amountsIn(annex, creditors, column).owners ?? 0).toBe(sumBy(owed, ({ balance }) => positive(-balance)))
  },
)
