import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { selectIsConnected } from '#machines/portal/live/live.selectors.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import { selectShell } from '#machines/portal/portal/portal.selectors.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { accountButton } from './frame.ts'
import { keepSession } from './keepSession.ts'
import { startApp } from './startApp.tsx'

/** Follows a link, and waits until the previous page, which queries would still find, has left. */
export async function goTo(path: string) {
  await act(async () => globalThis.history.pushState(null, '', path))
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeNull())
}

/** Waits until the live stream is open: changes before that would be missed. */
export const listening = (portal: PortalRef) =>
  waitFor(() => {
    const live = selectShell(portal.getSnapshot())?.getSnapshot().children.live
    expect(live && selectIsConnected(live.getSnapshot())).toBe(true)
  })

type App = Awaited<ReturnType<typeof startApp>>

const hasPlace = ({ session }: Pick<App, 'session'>) =>
  expect(selectSelectedPlaceId(session().getSnapshot())).not.toBeNull()

/** Selects another place, once the first one is known: the frame would select that one afterwards. */
export async function selectPlace(app: Pick<App, 'session'>, placeId: string) {
  await waitFor(() => hasPlace(app))
  act(() => app.session().send({ type: 'place.select', placeId }))
}

/** Opens a screen of the whole application for a demo person who is signed in. */
export async function openScreen(path: string, name = 'coproprietaire') {
  await keepSession(name)
  globalThis.history.replaceState(null, '', '/')
  globalThis.history.pushState(null, '', path)
  const app = await startApp(path)
  await accountButton()
  await listening(app.portal)
  await waitFor(() => hasPlace(app))
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeNull())
  await screen.findByRole('heading', { level: 1 })
  return {
    ...app,
    user: userEvent.setup(),
    /** Waits for all requests of the page, so that only later ones fail once the network is down. */
    loaded: () =>
      waitFor(() => {
        hasPlace(app)
        expect(document.querySelector('[aria-busy="true"]')).toBeNull()
      }),
  }
}
