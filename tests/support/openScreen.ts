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

/** Goes to an address as a link does. The page before stays in sight, and would be found, until the next one is there. */
export async function goTo(path: string) {
  await act(async () => globalThis.history.pushState(null, '', path))
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeNull())
}

/** The stream is open: what changes elsewhere from now on is heard of. */
export const listening = (portal: PortalRef) =>
  waitFor(() => {
    const live = selectShell(portal.getSnapshot())?.getSnapshot().children.live
    expect(live && selectIsConnected(live.getSnapshot())).toBe(true)
  })

type App = Awaited<ReturnType<typeof startApp>>

const hasPlace = ({ session }: Pick<App, 'session'>) =>
  expect(selectSelectedPlaceId(session().getSnapshot())).not.toBeNull()

/** Looks at another place, once the first one of the person is known: until then that one would be selected after it. */
export async function selectPlace(app: Pick<App, 'session'>, placeId: string) {
  await waitFor(() => hasPlace(app))
  act(() => app.session().send({ type: 'place.select', placeId }))
}

/** The whole application, with one of the demo's people signed in, at one of its screens. */
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
    /** What the page asks for is there: without a network from now on, only what is asked for next fails. */
    loaded: () =>
      waitFor(() => {
        hasPlace(app)
        expect(document.querySelector('[aria-busy="true"]')).toBeNull()
      }),
  }
}
