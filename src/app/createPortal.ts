import type { InspectionEvent, Observer } from 'xstate'
import { createActor } from 'xstate'
import { screenPaths } from '#contract/addresses.ts'
import { portalMachine } from '#machines/portal/portal/portal.machine.ts'
import type { PortalLocation, Step } from '#machines/portal/portal/portal.setup.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Page } from '#offers/page.schema.ts'
import { createApi } from '#src/api/createApi.ts'
import type { Gate } from '#src/api/personCalls.ts'
import { createSendRequest } from '#src/api/sendRequest.ts'
import { devicePlatform } from '#src/areas/mobileBanner/devicePlatform.ts'
import { sessionAccess } from '#src/areas/session/sessionAccess.ts'
import { createSessionStorage } from '#src/areas/session/sessionStorage.ts'
import type { createChunkLoader } from './chunks.ts'
import type { LanguageStore } from './languageStore.ts'
import { portalActors } from './portalActors.ts'
import { createQueryCache } from './queryCache.ts'
import { expirySnack, forbiddenSnack, impersonationOverSnack } from './snackTexts.ts'

type Settings = {
  readonly page: Page
  readonly language: LanguageStore
  readonly local: Storage
  readonly tab: Storage
  readonly location: PortalLocation
  readonly navigate: (location: PortalLocation, step: Step) => void
  readonly addStep: () => void
  readonly chunk: ReturnType<typeof createChunkLoader>
  readonly inspect?: Observer<InspectionEvent>
}

/**
 * Assembles the product: HTTP client, query cache, root actor. The client needs the session for tokens and the session
 * needs the client to renew them, so each looks the other up through the root actor at the time of a call.
 */
export function createPortal({ page, language, local, tab, location, navigate, addStep, chunk, inspect }: Settings) {
  const { offer, apiBase, embeddedLoginOrigin } = page
  const storage = createSessionStorage({ local, tab })
  // A response may arrive after the portal and its session have stopped: then it belongs to nobody.
  const queries = createQueryCache(
    () => (portal.getSnapshot().children.session ? access.identity().personKey : null),
    storage,
  )
  const send = createSendRequest({ baseUrl: apiBase, locale: () => language.current().locale })
  const say = (snack: NewSnack) => portal.getSnapshot().children.snacks?.send({ type: 'snack.add', snack })
  const session = () => {
    const ref = portal.getSnapshot().children.session
    if (!ref) throw new Error('no session')
    return ref
  }
  const access = sessionAccess(session)
  const stopImpersonation = () => {
    access.stopImpersonation()
    say(impersonationOverSnack(language.current().translate))
  }
  const gate: Gate = {
    session: { ...access, stopImpersonation },
    onUnavailable: () => portal.send({ type: 'server.unavailable' }),
    onForbidden: () => say(forbiddenSnack(language.current().translate)),
  }
  const api = createApi({ send, ...gate })
  const actors = portalActors({
    api,
    apiBase,
    gate,
    send,
    queries,
    offer,
    language,
    local,
    storage,
    session,
    say,
    addStep,
    chunk,
  })
  const portal = createActor(
    portalMachine.provide({
      actors,
      actions: {
        navigate: (_, { location, step }) => navigate(location, step),
        announceExpiry: () => say(expirySnack(language.current().translate)),
      },
    }),
    {
      input: {
        createId: () =>
          Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
        location,
        paths: screenPaths,
        embeddedLoginOrigin,
        mobileBanner: {
          platform: devicePlatform(navigator),
          hasDismissedBanner: local.getItem('hasDismissedBanner') !== null,
        },
      },
      ...(inspect && { inspect }),
    },
  )
  return { portal, session, api, queries }
}
