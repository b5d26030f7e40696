import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { bankLinesToMatch } from '#contract/accounts/bankLinesToMatch.ts'
import { screenPaths } from '#contract/addresses.ts'
import { topicsCount } from '#contract/forum/topicsCount.ts'
import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import { reportsToAnswer } from '#contract/reports/reportsToAnswer.ts'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { fetchedNeeds } from '#locales/fr-FR/frame/fetchedNeeds.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { openDashboard } from '#tests/support/openDashboard.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, placeOf, tilleuls } from '#tests/support/server/placeWorld.ts'

const { network, server } = usePortalServer()
const { needs } = french.dashboard
const selected = { place_id: placeOf('vauban'), place_name: 'Vauban' }
const others = Array.from({ length: 7 }, (_, index) => ({ place_id: crypto.randomUUID(), place_name: `R${index}` }))
const everywhere = [...others, selected].map((place, index) => ({ ...place, count: index + 1 }))
const answer = (route: Route, body: object) =>
  network.use(http.get(portalOrigin + route.path, () => HttpResponse.json(body)))

/** The needs of a list with these titles: title and detail, and where its link leads. */
async function rowsOf(name: string, words: RegExp) {
  const list = within(await screen.findByRole('region', { name }))
  const titles = await list.findAllByText(words, { ignore: 'span' })
  return titles.map((title) => ({
    said: asRead([title, title.nextElementSibling].map((part) => part?.textContent).join(' | ')),
    href: within(title.closest('li') ?? title)
      .getByRole('link')
      .getAttribute('href'),
  }))
}
const saidIn = async (name: string, words: RegExp) => (await rowsOf(name, words)).map(({ said }) => said)

it('the dashboard shows a manager what waits in each of their buildings', async () => {
  await openDashboard('gestionnaire', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: needs.title })
  const rows = await within(list).findAllByRole('listitem')
  const texts = rows.map(({ textContent }) => asRead(textContent))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toMatch(new RegExp(`^Répondez à l’urgence : .+${demoPlace('vauban').name} · `))
  // Staff find reports that moved among those that wait for them, not in a need of their own.
  expect(screen.queryByText(/signalements? (?:a|ont) bougé/)).toBeNull()
  expect(texts.some((text) => text.includes(`${demoPlace('vauban').name} · en retard depuis le`))).toBe(true)
  expect(texts.some((text) => /Contrôlez \d+ votes/.test(text) && text.includes(demoPlace('tilleuls').name))).toBe(true)
})

it('the dashboard shows the deciders about refunds how many wait for them in each building, and by when', async () => {
  await openDashboard('gestionnaire', placeOf('vauban'))
  const list = await screen.findByRole('region', { name: needs.title })
  const title = await within(list).findByText(fetchedNeeds.refunds.one.replace('{{count}}', '1'))
  const row = within(title.closest('li') ?? list)
  const place = demoPlace('tilleuls').name
  expect(row.getByText((text) => asRead(text).startsWith(`${place} · promis pour le `))).toBeDefined()
  expect(row.getByRole('link', { name: /^Décider/ }).getAttribute('href')).toBe('/gestion/remboursements')
})

it('the dashboard of an accountant names the buildings where something waits, and bounds the rows of each subject', async () => {
  answer(bankLinesToMatch, { places: everywhere })
  answer(conversationsCount, {
    places: everywhere.map(({ count, ...place }) => ({ ...place, unread: count % 7 === 1 ? 2 : 0, waiting: count })),
  })
  await openDashboard('comptable', placeOf('vauban'))
  expect(await saidIn(needs.title, /^Rapprochez/)).toEqual([
    'Rapprochez 8 lignes de relevé | Vauban',
    'Rapprochez 1 ligne de relevé | R0',
    'Rapprochez 2 lignes de relevé | R1',
    'Rapprochez 3 lignes de relevé | R2',
    'Rapprochez 22 lignes de relevé | R3 et 3 autres immeubles',
  ])
  const waiting = await rowsOf(needs.title, /qui attend/)
  expect(waiting.map(({ said }) => said)).toEqual([
    'Répondez à 8 conversations qui attendent | Vauban',
    'Répondez à 1 conversation qui attend | R0',
    'Répondez à 2 conversations qui attendent | R1',
    'Répondez à 3 conversations qui attendent | R2',
    'Répondez à 22 conversations qui attendent | R3 et 3 autres immeubles',
  ])
  // The queue shows the building of a row, and all buildings for the last one.
  const queue = screenPaths.conversationQueue
  const ofBuilding = `${queue}?immeuble=selectionne`
  expect(waiting.map(({ href }) => href)).toEqual([...Array.from({ length: 4 }, () => ofBuilding), queue])
  expect(await saidIn(needs.news, /^Messages/)).toEqual(['Messages (2) | Vauban', 'Messages (2) | R0'])
  expect(screen.queryByText(needs.none)).toBeNull()
  // Links that a screen reader lists say where they lead.
  expect(screen.getByRole('link', { name: /1 ligne de relevé, R0$/ })).toBeDefined()
})

it('the dashboard counts the emergencies that it does not list, and shows moderators the reported posts', async () => {
  answer(reportsToAnswer, { emergencies: [], further_emergencies: everywhere.slice(-2), overdue: [] })
  answer(topicsCount, {
    places: everywhere.slice(-2).map(({ count, ...place }) => ({ ...place, unread: 0, reported: count - 6 })),
  })
  await openDashboard('gestionnaire', placeOf('vauban'))
  expect(await rowsOf(needs.title, /autres urgences/)).toEqual([
    { said: 'Répondez à 8 autres urgences | Vauban', href: '/signalements?etat=opened&tri=created_at' },
    { said: 'Répondez à 7 autres urgences | R6', href: '/signalements?etat=opened&tri=created_at' },
  ])
  expect(await rowsOf(needs.title, /signalés?/)).toEqual([
    { said: 'Examinez 2 messages signalés sur le forum | Vauban', href: '/forum' },
    { said: 'Examinez 1 message signalé sur le forum | R6', href: '/forum' },
  ])
})

it('the dashboard shows what waits in a building that the person manages, whatever they are in the selected one', async () => {
  const { db } = server().platform
  const member = {
    userId: personOf('gardien'),
    placeId: placeOf('vauban'),
    role: 'coowner_manager',
    since: new Date(0),
  }
  await db.insert(memberships).values(member)
  await openDashboard('gardien', tilleuls)
  const [emergency] = await saidIn(needs.title, /^Répondez à l’urgence/)
  expect(emergency).toContain(demoPlace('vauban').name)
  // The selected building of a caretaker has no forum.
  expect(screen.queryByRole('link', { name: /^Forum/ })).toBeNull()
})
