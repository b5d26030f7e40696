import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { screenPaths } from '#contract/addresses.ts'
import { portalMachine } from '#machines/portal/portal/portal.machine.ts'
import type { PortalLocation } from '#machines/portal/portal/portal.setup.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import type { StoredOutcome } from '#machines/session/session/session.setup.ts'
import type { Row } from './table.ts'
import { median } from './table.ts'

const events = 2_000
const boots = 200

/** The whole actor system of the page with stub actors: the cost of the charts themselves. */
export async function actorRows(): Promise<readonly Row[]> {
  const bootTimes = Array.from({ length: boots }, () => timeOf(() => startPortal().stop()))
  const portal = startPortal()
  await waitFor(portal, (snapshot) => snapshot.value === 'authentication')
  const eventTimes = Array.from({ length: events }, (_, index) =>
    timeOf(() => portal.send({ type: 'location.changed', location: at(index % 2 === 0 ? 'terms' : 'login') })),
  )
  portal.stop()
  return [
    { what: 'actor system: boot', measured: median(bootTimes), limit: 5, unit: 'ms' },
    { what: 'actor system: one event of the person', measured: median(eventTimes) * 1_000, limit: 100, unit: 'µs' },
  ]
}

function startPortal() {
  const session = sessionMachine.provide({
    actors: {
      readStored: fromPromise<StoredOutcome>(async () => ({ session: null, refusal: null })),
      watchTabs: fromCallback(() => {}),
    },
    actions: { persist: () => {}, persistSignIn: () => {}, clearEverything: () => {}, clearData: () => {} },
  })
  const machine = portalMachine.provide({ actors: { session }, actions: { navigate: () => {} } })
  return createActor(machine, {
    input: {
      createId: () => 'bench',
      location: at('login'),
      paths: screenPaths,
      embeddedLoginOrigin: null,
      mobileBanner: { platform: 'other', hasDismissedBanner: true },
    },
  }).start()
}

const at = (screen: 'login' | 'terms'): PortalLocation => ({
  screen,
  pathname: screenPaths[screen],
  search: '',
  email: null,
})

function timeOf(work: () => void) {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
