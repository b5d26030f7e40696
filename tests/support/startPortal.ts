import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { ScreenName } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import type { FetchedFlow, FlowName } from '#machines/portal/portal/portal.flow.ts'
import { portalMachine } from '#machines/portal/portal/portal.machine.ts'
import { selectPart } from '#machines/portal/portal/portal.selectors.ts'
import type { PortalLocation } from '#machines/portal/portal/portal.setup.ts'
import type { ShellLogic } from '#machines/portal/shell/shell.machine.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import type { SessionEvent, StoredOutcome } from '#machines/session/session/session.setup.ts'
import { quietFlow } from './quietFlow.ts'
import { quietShell } from './quietShell.ts'
import { signedInSession, someTokens } from './sessions.ts'

/** The address of a screen, or an unknown one for `null`. */
export const at = (screen: ScreenName | null, search = ''): PortalLocation => ({
  screen,
  pathname: screen ? screenPaths[screen] : '/nulle-part',
  search,
  email: null,
})

type Options = {
  location?: PortalLocation
  isSignedIn?: boolean
  needsProfileCheck?: () => Promise<boolean>
  readTerms?: () => Promise<unknown>
  loadShell?: () => Promise<ShellLogic>
  loadFlow?: (flow: FlowName) => Promise<FetchedFlow>
}

/** The portal with its own session, and a frame that sends no request. */
export async function startPortal(options: Options = {}) {
  const navigate = vi.fn()
  const takeStep = vi.fn()
  const announceExpiry = vi.fn()
  const provided = sessionMachine.provide({
    actors: {
      readStored: fromPromise<StoredOutcome>(async () => ({
        session: options.isSignedIn ? signedInSession() : null,
        refusal: null,
      })),
      requestTokens: fromPromise(async () => someTokens()),
      revokeTokens: fromPromise(async () => {}),
      watchTabs: fromCallback<SessionEvent>(() => {}),
    },
    actions: { persist: () => {}, persistSignIn: () => {}, clearEverything: () => {}, clearData: () => {} },
  })
  const maintenance = maintenanceMachine.provide({
    actors: { readTerms: fromPromise(options.readTerms ?? (() => Promise.reject(new Error('503')))) },
  })
  const loadFlow = async (flow: FlowName): Promise<FetchedFlow> =>
    flow === 'maintenance' ? { name: flow, logic: maintenance } : quietFlow(flow)
  const machine = portalMachine.provide({
    actors: {
      session: provided,
      loadFlow: fromPromise(({ input }) => (options.loadFlow ?? loadFlow)(input.flow)),
      needsProfileCheck: fromPromise(options.needsProfileCheck ?? (async () => false)),
      loadShell: fromPromise(options.loadShell ?? (async () => quietShell())),
    },
    actions: {
      navigate: (_, { location, step }) => {
        navigate(location.pathname + location.search)
        takeStep(step)
      },
      announceExpiry: () => announceExpiry(),
    },
  })
  const portal = createActor(machine, {
    input: {
      createId: () => 'sign-in-2',
      location: options.location ?? at('home'),
      paths: screenPaths,
      embeddedLoginOrigin: null,
      mobileBanner: { platform: 'other', hasDismissedBanner: false },
    },
  }).start()
  await waitFor(portal, (snapshot) => selectPart(snapshot) !== 'restoring' && selectPart(snapshot) !== 'welcoming')
  const part = () => selectPart(portal.getSnapshot())
  const arrivesAt = (expected: string) => waitFor(portal, (snapshot) => selectPart(snapshot) === expected)
  const session = () => portal.getSnapshot().children.session
  return { portal, navigate, takeStep, announceExpiry, part, arrivesAt, session }
}
