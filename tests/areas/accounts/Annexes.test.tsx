import { randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import { pathOf } from '#contract/paths.ts'
import { placeRoutes } from '#contract/places.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { asRead } from '#tests/support/asRead.ts'
import { euros } from '#tests/support/euros.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const portal = usePortalServer()
const { accountNames, annexes, shared } = french
const address = '/comptes/immeuble/annexes'
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

testScreenStates(portal, 'the annexes', {
  path: address,
  route: annexRoutes.annexes,
  shown: annexes.pdf,
  queryKey: 'accounts',
})

it('shows the annexes of the current year one by one, as provisional ones', async () => {
  const { api, session, user } = await openScreen(address, 'president')
  const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
  const { data } = await api(placeRoutes.fiscalYears, { params: { placeId }, query: {} })
  const current = Object.values(data.entities.fiscalYears).find(({ isCurrent }) => isCurrent)
  const read = await api(annexRoutes.annexes, { params: { placeId, fiscalYearId: current?.id ?? '' } })
  const [position] = read.annexes
  const bank = position?.sections.flatMap(({ rows }) => rows).find(({ account }) => account === '512')

  const table = within(await screen.findByRole('table', { name: annexes.titles.position }))
  expect(asRead(screen.getByText(/^Provisoire/).textContent ?? '')).toBe(asRead(annexes.states.open))
  const today = asRead(momentOf(read.asOf).toLocaleDateString('fr-FR', { dateStyle: 'medium' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => asRead(textContent ?? ''))).toContain(
    annexes.onDay.replace('{{day}}', today),
  )
  const row = within(await table.findByRole('row', { name: new RegExp(`^512 ${accountNames.a512}`) }))
  const link = row.getByRole('link')
  expect(asRead(link.textContent ?? '')).toBe(euros(bank?.amounts[1] ?? 0))
  expect(link.getAttribute('href')).toBe('/comptes/immeuble/mouvements?compte=512')

  for (const { code } of read.annexes.slice(1)) {
    await user.click(screen.getByRole('radio', { name: annexes.short[code] }))
    expect(await screen.findByText((text) => asRead(text) === asRead(annexes.tells[code]))).toBeDefined()
    expect(location.search).toBe(`?annexe=${code}`)
  }
})

it('leads from a figure of one key to its movements, and offers the files of the year', async () => {
  await openScreen(`${address}?annexe=managementByKey`, 'president')
  const table = within(await screen.findByRole('table', { name: annexes.titles.managementByKey }))
  const links = await table.findAllByRole('link')
  expect(links.some((link) => /compte=\d+&cle=/.test(link.getAttribute('href') ?? ''))).toBe(true)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf(annexes.pdf)).toMatch(/annexes\.pdf\?/)
  expect(addressOf(annexes.csv)).toMatch(/annexes\/managementByKey\/annex\.csv\?/)
  expect(screen.queryByRole('link', { name: annexes.fec })).toBeNull()
})

it('links works to the decision that voted them', async () => {
  const decisionId = randomUUID()
  const isOpen = and(eq(works.placeId, tilleuls), isNull(works.closedOn))
  const [voted] = await portal.server().platform.db.update(works).set({ decisionId }).where(isOpen).returning()
  await openScreen(`${address}?annexe=openWorks`, 'president')
  const link = await screen.findByRole('link', { name: `${voted?.reference} – ${voted?.label}` })
  expect(link.getAttribute('href')).toBe(pathOf('decision', { decisionId }))
})

it('offers the entries to the accountant', async () => {
  await openScreen(address, 'comptable')
  expect((await screen.findByRole('link', { name: annexes.fec })).getAttribute('href')).toMatch(/\/fec\?/)
})

it('is withheld from a tenant', async () => {
  await openScreen(address, 'locataire')
  expect(await screen.findByText(shared.withheld.title)).toBeDefined()
})

it('names the person who enters the accounts of a year without entries', async () => {
  const { db } = portal.server().platform
  await db.update(fiscalYears).set({ isCurrent: false }).where(eq(fiscalYears.placeId, tilleuls))
  await db
    .insert(fiscalYears)
    .values({ placeId: tilleuls, startsOn: '2039-01-01', endsOn: '2039-12-31', isCurrent: true })
  await openScreen(address, 'president')
  expect(await screen.findByText(annexes.nothing.title)).toBeDefined()
  expect(screen.getByText(annexes.nothing.text)).toBeDefined()
})
