import { fromPromise } from 'xstate'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import type { FlowWanted } from '#machines/portal/portal/portal.setup.ts'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser, selectPersonKey } from '#machines/session/session/session.selectors.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import type { Gate } from '#src/api/personCalls.ts'
import type { SendRequest } from '#src/api/sendRequest.ts'
import { authenticationActors } from '#src/areas/authentication/authentication.actors.ts'
import { wrongCombinationSnack } from '#src/areas/authentication/wrongCombinationSnack.ts'
import { sessionActors } from '#src/areas/session/session.actors.ts'
import type { SessionStorage } from '#src/areas/session/sessionStorage.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { withTabLock } from '#src/areas/session/tabLock.ts'
import { frameTexts } from '#src/i18n/textParts.ts'
import type { createChunkLoader } from './chunks.ts'
import type { FlowModule } from './flowModules.ts'
import { flowModules } from './flowModules.ts'
import type { LanguageStore } from './languageStore.ts'
import { ownProfile } from './ownProfile.ts'
import { readLocation } from './portalLocation.ts'
import type { QueryCache } from './queryCache.ts'

export type PortalDependencies = {
  readonly api: Api
  readonly apiBase: string
  /** For clients of endpoints outside the contract's routes, such as GraphQL. */
  readonly gate: Gate
  readonly send: SendRequest
  readonly queries: QueryCache
  readonly offer: Offer
  readonly language: LanguageStore
  readonly local: Storage
  readonly storage: SessionStorage
  readonly session: () => SessionRef
  readonly say: (snack: NewSnack) => void
  readonly addStep: () => void
  readonly chunk: ReturnType<typeof createChunkLoader>
}

/** The actors that the portal's flows invoke by name. */
export function portalActors(dependencies: PortalDependencies) {
  const { api, queries, local, storage, session, say, addStep, chunk, language } = dependencies
  const profile = ownProfile({ api, queries, person: () => selectPersonKey(session().getSnapshot()) ?? '' })
  const loadFrame = async <Part>(load: () => Promise<Part>) => {
    // Requested together with the frame: the first page needs it, and after sign-in that is nearly always the dashboard.
    const { screen } = readLocation()
    if (screen !== 'home' && screen !== 'login') void import('./shell/pageScreens.ts').catch(() => undefined)
    const [part, client] = await Promise.all([load(), queries.load(), language.extend(frameTexts)])
    return { ...part, client }
  }
  const prepareFrame = async () => {
    const { fetchAhead, client } = await loadFrame(() => import('./shell/fetchAhead.ts'))
    await fetchAhead({ ...dependencies, client })
  }

  return {
    session: sessionMachine.provide({
      actors: sessionActors({ ...dependencies, withLock: withTabLock('session') }),
      actions: {
        persist: ({ context }) => context.session && storage.write(context.session),
        persistSignIn: ({ context }, { isFetching }) => storage.writeSignIn({ isFetching, error: context.refusal }),
        clearData: () => queries.clear(),
        clearEverything: () => {
          queries.clear()
          storage.clear()
        },
      },
    }),
    mobileBanner: mobileBannerMachine.provide({
      actions: { rememberDismissal: () => local.setItem('hasDismissedBanner', 'true') },
    }),
    authentication: authenticationMachine.provide({
      actors: {
        ...authenticationActors(dependencies),
        signIn: fromPromise<unknown, { username: string; password: string }>(({ input }) => signIn(session(), input)),
      },
      actions: { addStep, announceWrongCombination: () => say(wrongCombinationSnack(language.current().translate)) },
    }),
    loadFlow: fromPromise<FetchedFlow, FlowWanted>(async ({ input: { flow, ...address } }) => {
      const { fetchedFlow } = await chunk<FlowModule>(flow, flowModules[flow])()
      return fetchedFlow({ ...dependencies, profile, ...address })
    }),
    /** Frame, texts and cache load together, after sign-in. */
    loadShell: fromPromise(async () => {
      const { shellActors, client } = await loadFrame(chunk('shellActors', () => import('./shell/shellActors.ts')))
      return shellActors({ ...dependencies, client })
    }),
    /** An administrator who impersonates somebody is not asked for that person's number. The frame loads in the meantime. */
    needsProfileCheck: fromPromise(async () => {
      void prepareFrame().catch(() => undefined)
      if (selectImpersonatedUser(session().getSnapshot())) return false
      if (local.getItem('hasSkippedCheck') !== null) return false
      const { phoneNumber } = await profile.read()
      return phoneNumber === null
    }),
  }
}
