import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { building, treasury } = french
const address = '/comptes/immeuble/tresorerie'

it('shows the balance of each bank account, and the forecast until the last voted budget', async () => {
  const { api, session, user } = await openScreen(address, 'coproprietaire')
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const params = { placeId }
  const { data } = await api(buildingAccountRoutes.treasuries, { params, query: {} })
  const forecast = await api(buildingAccountRoutes.forecast, { params })

  const accounts = within(await screen.findByRole('table', { name: building.curve.accounts }))
  for (const { balance } of Object.values(data.entities.treasuries)) {
    expect(
      asRead(
        accounts
          .getAllByRole('row')
          .map((row) => row.textContent)
          .join(' '),
      ),
    ).toContain(euros(balance))
  }
  expect(await screen.findByRole('figure', { name: treasury.chart })).toBeDefined()
  await user.click(screen.getByText(treasury.byMonth, { selector: 'summary' }))
  const months = forecast.months.filter(({ balance }) => balance !== null)
  const rows = within(screen.getByRole('table', { name: treasury.byMonth }))
    .getAllByRole('row')
    .slice(1)
  expect(rows).toHaveLength(months.length)
  expect(rows.length).toBeGreaterThan(0)
  expect(asRead(rows.at(-1)?.textContent ?? '')).toContain(euros(months.at(-1)?.balance ?? 0))
  expect(asRead(screen.getByText(treasury.overdue).parentElement?.textContent ?? '')).toContain(euros(forecast.overdue))
})

it('draws no chart when nothing is in the bank and nothing is expected', async () => {
  const nothing = {
    as_of: '2030-01-15',
    cash: [{ on: '2030-01-15', balance: 0 }],
    months: [],
    overdue: 0,
    voted_until: null,
  }
  portal.network.use(http.get(portalOrigin + buildingAccountRoutes.forecast.path, () => HttpResponse.json(nothing)))
  await openScreen(address, 'coproprietaire')
  expect(await screen.findByRole('heading', { name: treasury.empty })).toBeDefined()
  expect(screen.queryByRole('figure', { name: treasury.chart })).toBeNull()
})

testScreenStates(portal, 'the cash of the building', {
  path: address,
  route: buildingAccountRoutes.treasuries,
  shown: treasury.title,
  queryKey: 'accounts',
})
