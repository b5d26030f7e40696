import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { bankLinesToMatch } from '#contract/accounts/bankLinesToMatch.ts'
import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { openDashboard } from '#tests/support/openDashboard.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { placeOf, tilleuls } from '#tests/support/server/placeWorld.ts'

const { network } = usePortalServer()
const { needs } = french.dashboard

it('the dashboard shows a manager what waits in each of their buildings, and selects the building of a pressed need', async () => {
  const { session } = await openDashboard('gestionnaire', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: needs.title })
  const rows = await within(list).findAllByRole('listitem')
  const texts = rows.map(({ textContent }) => asRead(textContent))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toContain(`Urgence · ${demoPlace('vauban').name}`)
  // Staff find reports that moved among those that wait for them, not in a need of their own.
  expect(screen.queryByText(/signalements? (?:a|ont) bougé/)).toBeNull()
  expect(texts.some((text) => text.includes(`${demoPlace('vauban').name} · en retard depuis le`))).toBe(true)
  expect(texts.some((text) => /votes à contrôler/.test(text) && text.includes(demoPlace('tilleuls').name))).toBe(true)
  const other = rows.find(({ textContent }) => textContent?.includes(demoPlace('tilleuls').name))
  await userEvent.click(within(other ?? list).getByRole('link', { name: /^Voir/ }))
  await screen.findByRole('heading', { level: 1, name: demoReport('tilleuls', 1).title })
  expect(session().getSnapshot().context.session?.selectedPlaceId).toBe(tilleuls)
})

it('the dashboard shows the deciders about refunds how many wait for them in each building, and by when', async () => {
  await openDashboard('gestionnaire', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: needs.title })
  const title = await within(list).findByText(needs.refunds.one.replace('{{count}}', '1'))
  const row = within(title.closest('li') ?? list)
  const place = demoPlace('tilleuls').name
  expect(row.getByText((text) => asRead(text).startsWith(`${place} · promis pour le `))).toBeDefined()
  expect(row.getByRole('link', { name: /^Décider/ }).getAttribute('href')).toBe('/gestion/remboursements')
})

it('the dashboard of an accountant names the buildings where bank lines and messages wait, and bounds their number', async () => {
  const selected = { place_id: placeOf('vauban'), place_name: 'Vauban' }
  const others = Array.from({ length: 7 }, (_, index) => ({ place_id: crypto.randomUUID(), place_name: `R${index}` }))
  const answer = (route: Route, places: readonly object[]) =>
    network.use(http.get(portalOrigin + route.path, () => HttpResponse.json({ places })))
  answer(
    bankLinesToMatch,
    [...others, selected].map((place, index) => ({ ...place, count: index + 1 })),
  )
  const unread = [...others.slice(0, 1), selected].map((place) => ({ ...place, unread: 2, waiting: 0 }))
  answer(conversationsCount, unread)
  await openDashboard('comptable', placeOf('vauban'))
  const rowsOf = async (name: string, words: RegExp) => {
    const list = within(await screen.findByRole('region', { name }))
    const titles = await list.findAllByText(words, { ignore: 'span' })
    return titles.map((title) => asRead([title, title.nextElementSibling].map((part) => part?.textContent).join(' | ')))
  }
  const lines = needs.bank.other.replace('{{count}}', '')
  expect(await rowsOf(needs.title, /relevé à rapprocher$/)).toEqual([
    `8${lines} | Vauban`,
    `${needs.bank.one.replace('{{count}}', '1')} | R0`,
    `2${lines} | R1`,
    `3${lines} | R2`,
    `22${lines} | R3 et 3 autres immeubles`,
  ])
  expect(await rowsOf(needs.news, /^Messages/)).toEqual(['Messages (2) | Vauban', 'Messages (2) | R0'])
  expect(screen.queryByText(needs.none)).toBeNull()
})
