import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { screenOf } from '#contract/screens.ts'
import type { PortalRef } from '#machines/portal/portal.machine.ts'
import type { PortalLocation } from '#machines/portal/portal.setup.ts'

const navigationState = z.object({ email: z.email() })

/** The address on screen, as the portal understands it. */
export function readLocation(): PortalLocation {
  const { pathname, search } = globalThis.location
  const state = navigationState.safeParse(globalThis.history.state)
  return { screen: screenOf(pathname), pathname, search, email: state.data?.email ?? null }
}

export const showLocation = ({ pathname, search, email }: PortalLocation) =>
  navigate(pathname + search, { replace: true, state: email === null ? null : { email } })

/** wouter makes the history announce itself by these names. */
const changes = ['popstate', 'pushState', 'replaceState'] as const

/** Tells the portal of every new address: links, back and forward, and its own redirects. */
export function followLocation(portal: PortalRef): () => void {
  const tell = () => portal.send({ type: 'location.changed', location: readLocation() })
  for (const change of changes) globalThis.addEventListener(change, tell)
  return () => {
    for (const change of changes) globalThis.removeEventListener(change, tell)
  }
}
