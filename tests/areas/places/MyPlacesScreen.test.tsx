import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { demoId } from '#server/demo/chance.ts'
import { places as placeTable } from '#server/services/directory/places.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { server } = portal
const { places, placeSwitcher } = french
const open = (name?: string) => openScreen('/mes-immeubles', name)
const searchField = () => screen.findByRole('searchbox', { name: places.search })
const showTilleuls = () => screen.findByRole('button', { name: `${places.show} ${demoPlace('tilleuls').name}` })

it('selects another place, and says which one', async () => {
  const { user, session } = await open()

  await user.click(await showTilleuls())

  await waitFor(() => expect(selectSelectedPlaceId(session().getSnapshot())).toBe(demoId('place tilleuls')))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(places.shown))
  expect(await screen.findByText(placeSwitcher.changed.replace('{{name}}', demoPlace('tilleuls').name))).toBeDefined()
  await goTo('/immeuble')
  expect(await screen.findByRole('heading', { level: 1, name: demoPlace('tilleuls').name })).toBeDefined()
})

it('searches by part of an address, keeps the search in the page address, and says when nothing matches', async () => {
  const { user } = await open()

  await user.type(await searchField(), 'bassee')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1))
  expect(globalThis.location.search).toBe('?recherche=bassee')
  await user.type(await searchField(), ' zzz')

  expect(await screen.findByText(places.noMatchTitle)).toBeDefined()
})

it('shows names as they were typed', async () => {
  const name = hostileTexts[0] ?? ''
  const own = eq(placeTable.id, demoId('place vauban'))
  await server().platform.db.update(placeTable).set({ name }).where(own)
  await open()

  expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined()
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
  await server()
    .platform.db.update(placeTable)
    .set({ name: demoPlace('vauban').name })
    .where(own)
})

it('retries on request after the network failed', async () => {
  await retryOnce(portal, await openScreen('/agence'), '/mes-immeubles?recherche=tilleuls')

  expect(await showTilleuls()).toBeDefined()
})
