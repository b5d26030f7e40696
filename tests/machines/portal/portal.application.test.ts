import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectIsAskedToLeave,
  selectIsHeld,
  selectIsMissing,
  selectLocation,
  selectShell,
} from '#machines/portal/portal/portal.selectors.ts'
import type { Way } from '#machines/portal/portal/portal.setup.ts'
import { at, startPortal } from '#tests/support/startPortal.ts'

/** Starts with a signed-in person on the privacy page, in the frame. */
async function startApplication() {
  const started = await startPortal({ isSignedIn: true, location: at('privacy') })
  const { portal, navigate, takeStep } = started
  await waitFor(portal, (snapshot) => selectShell(snapshot) !== null)
  const now = () => portal.getSnapshot()
  return {
    ...started,
    now,
    isAsked: () => selectIsAskedToLeave(now()),
    goTo: (screen: Parameters<typeof at>[0], way: Way = 'link') =>
      portal.send({ type: 'location.changed', location: { ...at(screen), way } }),
    shown: () => selectLocation(now()).pathname,
    lastNavigation: () => navigate.mock.lastCall?.[0],
    passwordStep: () => takeStep.mock.lastCall?.[0],
  }
}

describe('the application', () => {
  it('keeps its frame from one screen to another, and at an unknown address', async () => {
    const { now, goTo, part } = await startApplication()
    const shell = selectShell(now())
    for (const screen of ['home', 'terms', null] as const) {
      goTo(screen)
      expect(part()).toBe('application')
    }
    expect(selectShell(now())).toBe(shell)
  })

  it('stops the frame and its actors when the person logs out', async () => {
    const { now, session, arrivesAt } = await startApplication()
    const shell = selectShell(now())
    session()?.send({ type: 'session.signOut' })
    await arrivesAt('authentication')
    expect(shell?.getSnapshot().status).toBe('stopped')
    expect(selectShell(now())).toBeNull()
  })

  it('reports when its frame cannot be loaded', async () => {
    const { portal } = await startPortal({ isSignedIn: true, loadShell: () => Promise.reject(new Error('gone')) })
    await waitFor(portal, selectIsMissing)
  })
})

describe('leaving a screen with unsaved changes', () => {
  it('asks first, and the browser shows the current address again', async () => {
    const { portal, now, goTo, isAsked, shown, lastNavigation } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    expect(selectIsHeld(now())).toBe(true)
    goTo('home')

    expect(isAsked()).toBe(true)
    expect(shown()).toBe('/preferences/confidentialite')
    expect(lastNavigation()).toBe('/preferences/confidentialite')
  })

  it('goes to the requested page once the person discards them', async () => {
    const { portal, now, goTo, shown, lastNavigation, part } = await startApplication()
    const shell = selectShell(now())
    portal.send({ type: 'leaving.hold' })
    goTo('community')
    portal.send({ type: 'leaving.confirm' })

    expect(part()).toBe('application')
    expect(shown()).toBe('/communaute')
    expect(lastNavigation()).toBe('/communaute')
    expect(selectIsHeld(now())).toBe(false)
    expect(selectShell(now())).toBe(shell)
  })

  it.each([
    { way: 'link', undone: 'back', redone: 'new' },
    { way: 'traversal', undone: 'new', redone: 'back' },
    { way: 'inPlace', undone: 'inPlace', redone: 'inPlace' },
  ] as const)('leaves no address twice in the history after a $way', async ({ way, undone, redone }) => {
    const { portal, goTo, lastNavigation, passwordStep } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    goTo('home', way)
    expect([lastNavigation(), passwordStep()]).toEqual(['/preferences/confidentialite', undone])

    portal.send({ type: 'leaving.confirm' })
    expect([lastNavigation(), passwordStep()]).toEqual(['/', redone])
  })

  it('also leaves the frame when the requested page is outside it', async () => {
    const { portal, goTo, shown, part } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    goTo('maintenance')
    portal.send({ type: 'leaving.confirm' })
    expect(part()).toBe('maintenance')
    expect(shown()).toBe('/maintenance')
  })

  it('stays when the person keeps them, and asks again the next time', async () => {
    const { portal, now, goTo, isAsked, shown } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    goTo('home')
    portal.send({ type: 'leaving.cancel' })
    expect([isAsked(), shown(), selectIsHeld(now())]).toEqual([false, '/preferences/confidentialite', true])

    goTo('home')
    expect(isAsked()).toBe(true)
  })

  it('asks about the latest address when the person presses back again', async () => {
    const { portal, goTo, shown } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    goTo('home')
    goTo('agency')
    portal.send({ type: 'leaving.confirm' })
    expect(shown()).toBe('/agence')
  })

  it('no longer asks once they are saved', async () => {
    const { portal, goTo, isAsked, shown } = await startApplication()
    portal.send({ type: 'leaving.hold' })
    goTo('home')
    portal.send({ type: 'leaving.release' })
    expect(isAsked()).toBe(false)

    goTo('home')
    expect(shown()).toBe('/')
  })
})
