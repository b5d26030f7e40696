import { randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { pathOf } from '#contract/paths.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { accountNames, building, shared } = french
const address = '/comptes/immeuble'

it('shows budget, cash, unpaid amounts and debts to suppliers', async () => {
  const { api, session } = await openScreen(address, 'coproprietaire')
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const { data } = await api(placeRoutes.fiscalYears, { params: { placeId }, query: {} })
  const current = Object.values(data.entities.fiscalYears).find(({ isCurrent }) => isCurrent)
  const overview = await api(buildingAccountRoutes.overview, { params: { placeId, fiscalYearId: current?.id ?? '' } })

  expect(asRead((await screen.findByText(building.unpaid)).parentElement?.textContent ?? '')).toContain(
    euros(overview.unpaid),
  )
  const budget = within(screen.getByRole('region', { name: building.budget.title }))
  expect(asRead(budget.getByText(/dépensés sur/).textContent ?? '')).toContain(euros(overview.voted))
  for (const { account, spent } of overview.categories) {
    const row = budget.getByRole('row', { name: new RegExp(`^${account} `) })
    expect(asRead(row.textContent ?? '')).toContain(euros(spent))
  }
  const treasury = within(screen.getByRole('region', { name: building.curve.title }))
  expect(await treasury.findByRole('rowheader', { name: new RegExp(accountNames.a512) })).toBeDefined()
  expect(treasury.getByRole('figure', { name: building.curve.chart })).toBeDefined()
  const last = within(screen.getByRole('region', { name: building.last.title }))
  expect(await last.findAllByRole('rowheader')).toHaveLength(6)
  expect(last.getByRole('link', { name: building.last.all }).getAttribute('href')).toBe('/comptes/immeuble/mouvements')
})

it('links the budget to the decision that voted it', async () => {
  const decisionId = randomUUID()
  await portal.server().platform.db.update(budgetItems).set({ decisionId }).where(eq(budgetItems.placeId, tilleuls))
  await openScreen(address, 'president')
  const link = await screen.findByRole('link', { name: building.budget.decision })
  expect(link.getAttribute('href')).toBe(pathOf('decision', { decisionId }))
})

it('is withheld from a tenant', async () => {
  await openScreen(address, 'locataire')
  expect(await screen.findByText(shared.withheld.title)).toBeDefined()
})

testScreenStates(portal, 'the accounts of the building', {
  path: address,
  route: buildingAccountRoutes.overview,
  shown: building.unpaid,
  queryKey: 'accounts',
})
