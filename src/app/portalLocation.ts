import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { screenOf } from '#contract/addresses.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { PortalLocation, Step } from '#machines/portal/portal/portal.setup.ts'

const navigationState = z.object({
  email: z.optional(z.email()),
  isStep: z.optional(z.literal(true)),
  stepsBehind: z.optional(z.array(z.string())),
})

/** The address on screen, as the portal understands it. */
export function readLocation(): PortalLocation {
  const { pathname, search } = globalThis.location
  const {
    email = null,
    isStep = false,
    stepsBehind = [],
  } = navigationState.safeParse(globalThis.history.state).data ?? {}
  return { screen: screenOf(pathname), pathname, search, email, isStep, stepsBehind }
}

export function showLocation({ pathname, search, email }: PortalLocation, step: Step) {
  if (step === 'back') globalThis.history.back()
  else navigate(pathname + search, { replace: step === 'inPlace', state: email === null ? null : { email } })
}

/** One more entry of the history at the same address, for a step within a screen; a step already there serves again. */
export function addStep() {
  const { pathname, search, isStep } = readLocation()
  if (!isStep) navigate(pathname + search, { state: { isStep: true } })
}

/** wouter makes the history announce itself by these names. */
const ways = [
  ['popstate', 'traversal'],
  ['pushState', 'link'],
  ['replaceState', 'inPlace'],
] as const

/** Tells the portal of every new address: links, back and forward, and its own redirects. */
export function followLocation(portal: PortalRef): () => void {
  const following = new AbortController()
  for (const [change, way] of ways) {
    const tell = () => portal.send({ type: 'location.changed', location: { ...readLocation(), way } })
    globalThis.addEventListener(change, tell, following)
  }
  return () => following.abort()
}
