import type { FetchedFlow, FlowName } from '#machines/portal/portal/portal.flow.ts'
import type { PortalLocation } from '#machines/portal/portal/portal.setup.ts'
import type { OwnProfile } from './ownProfile.ts'
import type { PortalDependencies } from './portalActors.ts'

/** What a fetched flow is made from: the portal's own means, and the address. */
export type FlowDependencies = PortalDependencies & {
  readonly profile: OwnProfile
  readonly location: PortalLocation
  readonly embeddedLoginOrigin: string | null
}

/** What the portal asks of each: the screens are named one by one (lazyParts.tsx). */
export type FlowModule = { readonly fetchedFlow: (dependencies: FlowDependencies) => FetchedFlow }

/** One line for each flow that most visits never need: it is a chunk of its own, together with its screen. */
export const flowModules = {
  passwordRequest: () => import('./flows/passwordRequest.ts'),
  passwordForm: () => import('./flows/passwordForm.ts'),
  callback: () => import('./flows/callback.ts'),
  profileCheck: () => import('./flows/profileCheck.ts'),
  embeddedLogin: () => import('./flows/embeddedLogin.ts'),
  maintenance: () => import('./flows/maintenance.ts'),
}

/** Somebody is about to go there. Fetching ahead must never reload the page: whoever arrives there asks again. */
export const preloadFlow = (flow: FlowName) => void flowModules[flow]().catch(() => undefined)
