import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { openDashboard } from '#tests/support/openDashboard.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { placeOf, tilleuls } from '#tests/support/server/placeWorld.ts'

usePortalServer()

it('the dashboard shows a manager what waits in each of their buildings, and selects the building of a pressed need', async () => {
  const { session } = await openDashboard('gestionnaire', placeOf('vauban'))
  const needs = await screen.findByRole('region', { name: 'À faire maintenant' })
  const rows = await within(needs).findAllByRole('listitem')
  const texts = rows.map(({ textContent }) => asRead(textContent))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toContain(`Urgence · ${demoPlace('vauban').name}`)
  // Staff find reports that moved among those that wait for them, not in a need of their own.
  expect(screen.queryByText(/signalements? (?:a|ont) bougé/)).toBeNull()
  expect(texts.some((text) => text.includes(`${demoPlace('vauban').name} · promis pour le`))).toBe(true)
  expect(texts.some((text) => /votes à contrôler/.test(text) && text.includes(demoPlace('tilleuls').name))).toBe(true)
  const other = rows.find(({ textContent }) => textContent?.includes(demoPlace('tilleuls').name))
  await userEvent.click(within(other ?? needs).getByRole('link', { name: /^Voir/ }))
  await screen.findByRole('heading', { level: 1, name: demoReport('tilleuls', 1).title })
  expect(session().getSnapshot().context.session?.selectedPlaceId).toBe(tilleuls)
})

it('the dashboard shows the deciders about refunds how many wait for them, and by when', async () => {
  await openDashboard('gestionnaire', tilleuls)
  const needs = await screen.findByRole('region', { name: 'À faire maintenant' })
  const title = await within(needs).findByText('1 remboursement à décider')
  const row = within(title.closest('li') ?? needs)
  expect(row.getByText(/^Promis pour le \d+ \S+/)).toBeDefined()
  expect(row.getByRole('link', { name: /^Décider/ }).getAttribute('href')).toBe('/gestion/remboursements')
})

it('the dashboard shows an accountant how many bank lines wait to be matched', async () => {
  const { needs } = french.dashboard
  await openDashboard('comptable', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: needs.title })
  const row = await within(list).findByRole('link', { name: new RegExp(needs.bank.other.replace('{{count}} ', '')) })
  expect(row.getAttribute('href')).toBe(screenPaths.bankLines)
  expect(screen.queryByText(needs.none)).toBeNull()
})
