import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { screenOf } from '#contract/screens.ts'
import type { PortalRef } from '#machines/portal/portal.machine.ts'
import type { PortalLocation } from '#machines/portal/portal.setup.ts'

const navigationState = z.object({ email: z.optional(z.email()), isStep: z.optional(z.literal(true)) })

/** The address on screen, as the portal understands it. */
export function readLocation(): PortalLocation {
  const { pathname, search } = globalThis.location
  const { email = null, isStep = false } = navigationState.safeParse(globalThis.history.state).data ?? {}
  return { screen: screenOf(pathname), pathname, search, email, isStep }
}

export const showLocation = ({ pathname, search, email }: PortalLocation, isNew = false) =>
  navigate(pathname + search, { replace: !isNew, state: email === null ? null : { email } })

/** One more entry of the history at the same address, for a step within a screen; a step already there serves again. */
export function addStep() {
  const { pathname, search, isStep } = readLocation()
  if (!isStep) navigate(pathname + search, { state: { isStep: true } })
}

/** wouter makes the history announce itself by these names. */
const changes = ['popstate', 'pushState', 'replaceState'] as const

/** Tells the portal of every new address: links, back and forward, and its own redirects. */
export function followLocation(portal: PortalRef): () => void {
  const tell = ({ type }: Event) =>
    portal.send({ type: 'location.changed', location: { ...readLocation(), isTraversal: type === 'popstate' } })
  for (const change of changes) globalThis.addEventListener(change, tell)
  return () => {
    for (const change of changes) globalThis.removeEventListener(change, tell)
  }
}
