import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'

const portal = usePortalServer()
const { annexes, breadcrumb, building, expenses, movements, personal, treasury } = french

it('says on each page of accounts what is still empty, in words for whoever reads it', async () => {
  const { placeId } = await makeLedger(portal.server(), { A: 600, B: 400 })
  const { db, now } = portal.server().platform
  const userId = demoId('person coproprietaire')
  await db.insert(memberships).values({ userId, placeId, role: 'coowner', since: now() })
  const app = await openScreen('/immeuble', 'coproprietaire')
  await selectPlace(app, placeId)

  for (const [page, told] of [
    ['buildingAccounts', building.budget.none],
    ['expenseCategories', building.budget.none],
    ['treasury', treasury.whoFills],
    ['expenseItems', expenses.nothing.text],
    ['allMovements', movements.nothing.text],
    ['annexes', annexes.nothing.text],
    ['personalAccount', personal.statement.emptyText],
  ] as const) {
    await goTo(screenPaths[page])
    expect(await screen.findByRole('heading', { level: 1, name: breadcrumb.pages[page] })).toBeDefined()
    expect(await screen.findByText(told)).toBeDefined()
  }
})
