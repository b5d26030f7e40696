import type { ScreenName } from '#contract/screens.ts'
import type { PortalLocation } from './portal.setup.ts'

/** Shows in the browser the address that the portal has just set itself. */
export const toPresentAddress = {
  type: 'navigate',
  params: ({ context }: { context: { location: PortalLocation } }) => ({ location: context.location }),
} as const

/** Sends the person to a screen, in place of the present one. */
export const goTo = (screen: ScreenName) => [{ type: 'aimAt', params: { screen } }, toPresentAddress] as const
