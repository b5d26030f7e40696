import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { screenOf } from '#contract/addresses.ts'
import { developmentLogin } from '#contract/developmentLogin.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { PortalLocation, Step } from '#machines/portal/portal/portal.setup.ts'

const navigationState = z.object({
  email: z.optional(z.email()),
  hasSucceeded: z.optional(z.boolean()),
  isStep: z.optional(z.literal(true)),
  stepsBehind: z.optional(z.array(z.string())),
})

/** The current address in the portal's terms. */
export function readLocation(): PortalLocation {
  const { pathname, search } = globalThis.location
  const {
    email = null,
    hasSucceeded = false,
    isStep = false,
    stepsBehind = [],
  } = navigationState.safeParse(globalThis.history.state).data ?? {}
  const isDevelopmentLogin = import.meta.env.DEV && pathname === developmentLogin
  const screen = isDevelopmentLogin ? 'login' : screenOf(pathname)
  return { screen, pathname, search, email, hasSucceeded, isStep, stepsBehind }
}

export function showLocation({ pathname, search, email, hasSucceeded }: PortalLocation, step: Step) {
  const state = email === null && !hasSucceeded ? null : { email: email ?? undefined, hasSucceeded }
  if (step === 'back') globalThis.history.back()
  else navigate(pathname + search, { replace: step === 'inPlace', state })
}

/** Adds a history entry at the same address for a step within a screen, unless the current entry is one. */
export function addStep() {
  const { pathname, search, isStep } = readLocation()
  if (!isStep) navigate(pathname + search, { state: { isStep: true } })
}

/** Events that wouter dispatches when the history changes. */
const ways = [
  ['popstate', 'traversal'],
  ['pushState', 'link'],
  ['replaceState', 'inPlace'],
] as const

/** Sends the portal every address change: links, back and forward, redirects. */
export function followLocation(portal: PortalRef): () => void {
  const following = new AbortController()
  for (const [change, way] of ways) {
    const tell = () => portal.send({ type: 'location.changed', location: { ...readLocation(), way } })
    globalThis.addEventListener(change, tell, following)
  }
  return () => following.abort()
}
