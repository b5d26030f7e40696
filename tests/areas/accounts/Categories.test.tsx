import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { categories } = french
const address = '/comptes/immeuble/categories'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

it('opens a kind of charges on its accounts, which lead to their movements', async () => {
  const { api, session, user } = await openScreen(address, 'coproprietaire')
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const { data } = await api(placeRoutes.fiscalYears, { params: { placeId }, query: {} })
  const current = Object.values(data.entities.fiscalYears).find(({ isCurrent }) => isCurrent)
  const overview = await api(buildingAccountRoutes.overview, { params: { placeId, fiscalYearId: current?.id ?? '' } })
  const accounts = overview.categories.filter(({ account }) => account.startsWith('61'))

  const name = (text: string) => text.startsWith(categories.groups.g61)
  const summary = (await screen.findByText(name, { selector: 'summary > span' })).closest('summary') ?? document.body
  expect(asRead(summary.textContent ?? '')).toContain(
    asRead(
      categories.spentOf
        .replace('{{spent}}', euros(sumOf(accounts.map(({ spent }) => spent))))
        .replace('{{voted}}', euros(sumOf(accounts.map(({ voted }) => voted)))),
    ),
  )

  await user.click(summary)
  const table = within(screen.getByRole('table', { name: categories.groups.g61 }))
  for (const { account, spent } of accounts) {
    const link = await table.findByRole('link', { name: new RegExp(`^${account} `) })
    expect(link.getAttribute('href')).toBe(`/comptes/immeuble/mouvements?compte=${account}`)
    expect(asRead(link.closest('tr')?.textContent ?? '')).toContain(euros(spent))
  }
  expect(screen.getByRole('figure', { name: categories.chart })).toBeDefined()
})

testScreenStates(portal, 'the categories of expenses', {
  path: address,
  route: buildingAccountRoutes.overview,
  shown: categories.title,
  queryKey: 'accounts',
})
