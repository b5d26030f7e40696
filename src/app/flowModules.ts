import type { FetchedFlow, FlowName } from '#machines/portal/portal/portal.flow.ts'
import type { PortalLocation } from '#machines/portal/portal/portal.setup.ts'
import type { OwnProfile } from './ownProfile.ts'
import type { PortalDependencies } from './portalActors.ts'

/** The dependencies of a flow that loads on demand. */
export type FlowDependencies = PortalDependencies & {
  readonly profile: OwnProfile
  readonly location: PortalLocation
  readonly embeddedLoginOrigin: string | null
}

/** The portal's view of a flow module; `lazyParts.tsx` names the screens. */
export type FlowModule = { readonly fetchedFlow: (dependencies: FlowDependencies) => FetchedFlow }

/** Flows that most visits never need: each is a chunk with its screen. */
export const flowModules = {
  passwordRequest: () => import('./flows/passwordRequest.ts'),
  passwordForm: () => import('./flows/passwordForm.ts'),
  callback: () => import('./flows/callback.ts'),
  outcome: () => import('./flows/outcome.ts'),
  contest: () => import('./flows/contest.ts'),
  profileCheck: () => import('./flows/profileCheck.ts'),
  embeddedLogin: () => import('./flows/embeddedLogin.ts'),
  maintenance: () => import('./flows/maintenance.ts'),
}

/** Preloads a flow. A failure must not reload the page: the navigation itself requests the flow again. */
export const preloadFlow = (flow: FlowName) => void flowModules[flow]().catch(() => undefined)
