import type { ScreenName } from '#contract/addresses.ts'
import type { PortalLocation, Step, Way } from './portal.setup.ts'

type Context = { readonly location: PortalLocation; readonly wanted: PortalLocation | null }

/** Shows in the browser the address that the portal has just set itself. */
export const toPresentAddress = {
  type: 'navigate',
  params: ({ context }: { context: Context }) => ({ location: context.location, step: 'inPlace' as const }),
} as const

/**
 * A link made an entry of the history: going back takes it away again. Whoever went back or forward stands on an entry that
 * must stay what it is: they get a new one in front of it.
 */
const undo: Readonly<Record<Way, Step>> = { link: 'back', traversal: 'new', inPlace: 'inPlace' }
/** The other way round: no address stands twice in the history, whatever the person answers. */
const redo: Readonly<Record<Way, Step>> = { link: 'new', traversal: 'back', inPlace: 'inPlace' }

/** Shows the present address again after the person has gone elsewhere. */
export const backToPresentAddress = {
  type: 'navigate',
  params: ({ context, event }: { context: Context; event: { location: PortalLocation } }) => ({
    location: context.location,
    step: undo[event.location.way ?? 'inPlace'],
  }),
} as const

/** Shows the requested address once the person has agreed to leave. */
export const toWantedAddress = {
  type: 'navigate',
  params: ({ context: { location, wanted } }: { context: Context }) => ({
    location: wanted ?? location,
    step: redo[wanted?.way ?? 'inPlace'],
  }),
} as const

/** Sends the person to a screen, in place of the present one. */
export const goTo = (screen: ScreenName) => [{ type: 'aimAt', params: { screen } }, toPresentAddress] as const
