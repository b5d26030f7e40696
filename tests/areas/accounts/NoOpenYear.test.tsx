import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const portal = usePortalServer()
const { fiscalYear, voted } = french

it('a budget without any open year leads to the page that opens one', async () => {
  const none = { data: { result: [], entities: { fiscal_years: {} } }, meta: { total: 0, per_page: 15, page: 1 } }
  portal.network.use(http.get(portalOrigin + placeRoutes.fiscalYears.path, () => HttpResponse.json(none)))
  await openScreen(screenPaths.newBudget, 'comptable')

  expect(await screen.findByRole('heading', { name: voted.noYear.title })).toBeDefined()
  expect(screen.getByRole('link', { name: fiscalYear.none.open }).getAttribute('href')).toBe(screenPaths.yearClosing)
  expect(screen.queryByRole('combobox', { name: fiscalYear.label })).toBeNull()
})
