import { fromPromise } from 'xstate'
import { authenticationMachine } from '#machines/authentication/authentication.machine.ts'
import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { embeddedLoginMachine } from '#machines/embeddedLogin/embeddedLogin.machine.ts'
import { maintenanceMachine } from '#machines/maintenance/maintenance.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner.machine.ts'
import { passwordFormMachine } from '#machines/passwordForm/passwordForm.machine.ts'
import { passwordRequestMachine } from '#machines/passwordRequest/passwordRequest.machine.ts'
import { profileCheckMachine } from '#machines/profileCheck/profileCheck.machine.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { selectImpersonatedUser, selectPersonKey } from '#machines/session/session.selectors.ts'
import type { NewSnack } from '#machines/snacks/snacks.machine.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import type { Gate } from '#src/api/personCalls.ts'
import type { SendRequest } from '#src/api/sendRequest.ts'
import { authenticationActors } from '#src/areas/authentication/authentication.actors.ts'
import { wrongCombinationSnack } from '#src/areas/authentication/wrongCombinationSnack.ts'
import { callbackActors } from '#src/areas/callback/callback.actors.ts'
import { embeddedLoginEffects } from '#src/areas/embeddedLogin/embeddedLogin.effects.ts'
import { maintenanceActors } from '#src/areas/maintenance/maintenance.actors.ts'
import { passwordFormActors, passwordRequestActors } from '#src/areas/password/password.actors.ts'
import { profileCheckActors } from '#src/areas/profile/profile.actors.ts'
import { sessionActors } from '#src/areas/session/session.actors.ts'
import type { SessionStorage } from '#src/areas/session/sessionStorage.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { withTabLock } from '#src/areas/session/tabLock.ts'
import type { createChunkLoader } from './chunks.ts'
import type { LanguageStore } from './languageStore.ts'
import { ownProfile } from './ownProfile.ts'
import type { QueryCache } from './queryCache.ts'
import { profileSavedSnack, resetFailureSnack } from './snackTexts.ts'

export type PortalDependencies = {
  readonly api: Api
  readonly apiBase: string
  /** For clients of what does not travel as the contract's routes do. */
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

/** Gives each flow of the portal what it asks for by name. */
export function portalActors(dependencies: PortalDependencies) {
  const { api, queries, local, storage, session, say, addStep, chunk, language } = dependencies
  const translate = () => dependencies.language.current().translate
  const profile = ownProfile({ api, queries, person: () => selectPersonKey(session().getSnapshot()) ?? '' })
  const embedded = embeddedLoginEffects({
    page: globalThis.window,
    embedder: globalThis.window.parent,
    storeSession: async ({ user, selectedPlaceId }) => session().send({ type: 'session.store', user, selectedPlaceId }),
  })
  const loadFrame = async <Part>(load: () => Promise<Part>) => {
    const [part, client] = await Promise.all([load(), queries.load(), language.extend('frame')])
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
      actions: { addStep, announceWrongCombination: () => say(wrongCombinationSnack(translate())) },
    }),
    passwordRequest: passwordRequestMachine.provide({
      actors: passwordRequestActors({ ...dependencies, now: () => Date.now() }),
    }),
    passwordForm: passwordFormMachine.provide({
      actors: passwordFormActors(dependencies),
      actions: { announceResetFailure: () => say(resetFailureSnack(translate())) },
    }),
    callback: callbackMachine.provide({ actors: callbackActors(dependencies) }),
    profileCheck: profileCheckMachine.provide({
      actors: profileCheckActors({ api, rememberProfile: (changed) => void profile.remember(changed) }),
      actions: {
        announceSaved: () => say(profileSavedSnack(translate())),
        rememberSkip: () => local.setItem('hasSkippedCheck', 'true'),
      },
    }),
    embeddedLogin: embeddedLoginMachine.provide(embedded),
    maintenance: maintenanceMachine.provide({ actors: maintenanceActors(dependencies) }),
    /** Frame, texts and cache come together: none of them is needed before somebody has signed in. */
    loadShell: fromPromise(async () => {
      const { shellActors, client } = await loadFrame(chunk('shellActors', () => import('./shell/shellActors.ts')))
      return shellActors({ ...dependencies, client })
    }),
    /** Whoever looks as somebody else is not asked for that person's number. The frame is on its way meanwhile. */
    needsProfileCheck: fromPromise(async () => {
      void prepareFrame().catch(() => undefined)
      if (selectImpersonatedUser(session().getSnapshot())) return false
      if (local.getItem('hasSkippedCheck') !== null) return false
      const { phoneNumber } = await profile.read()
      return phoneNumber === null
    }),
  }
}
