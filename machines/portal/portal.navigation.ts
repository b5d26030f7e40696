import type { ScreenName } from '#contract/screens.ts'
import type { PortalLocation } from './portal.setup.ts'

/** Shows in the browser the address that the portal has just set itself. */
export const toPresentAddress = {
  type: 'navigate',
  params: ({ context }: { context: { location: PortalLocation } }) => ({ location: context.location }),
} as const

/**
 * Shows the present address again after the person has gone elsewhere. Whoever went back stands on another entry of the
 * history, which must stay what it is: they get a new one in front of it.
 */
export const backToPresentAddress = {
  type: 'navigate',
  params: ({ context, event }: { context: { location: PortalLocation }; event: { location: PortalLocation } }) => ({
    location: context.location,
    isNew: event.location.isTraversal ?? false,
  }),
} as const

/** Sends the person to a screen, in place of the present one. */
export const goTo = (screen: ScreenName) => [{ type: 'aimAt', params: { screen } }, toPresentAddress] as const
