import type { ScreenName } from '#contract/addresses.ts'
import type { PortalLocation, Step, Way } from './portal.setup.ts'

type Context = { readonly location: PortalLocation; readonly wanted: PortalLocation | null }

/** Shows the portal's own new address in the browser. */
export const toPresentAddress = {
  type: 'navigate',
  params: ({ context }: { context: Context }) => ({ location: context.location, step: 'inPlace' as const }),
} as const

/**
 * A link has added a history entry, so going back removes it again. Back or forward has moved to an existing entry, which must
 * not change, so a new entry is added after it.
 */
const undo: Readonly<Record<Way, Step>> = { link: 'back', traversal: 'new', inPlace: 'inPlace' }
/** The inverse: no address is twice in the history, whatever the person answers. */
const redo: Readonly<Record<Way, Step>> = { link: 'new', traversal: 'back', inPlace: 'inPlace' }

/** Shows the current address again after the person has gone elsewhere. */
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

/** Redirects to a screen, in place of the current history entry. */
export const goTo = (screen: ScreenName) => [{ type: 'aimAt', params: { screen } }, toPresentAddress] as const
