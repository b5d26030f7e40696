import { navigate } from 'wouter/use-browser-location'
import { screenOf, screenPaths } from '#contract/addresses.ts'
import { followSignOut } from '#src/parts/signOut.ts'

/** The parameter that makes a page of the messages ask before a log-out. */
export const leavingParameter = 'quitter'

/** An open conversation asks by itself: without a network, the page of the messages may be unavailable. */
function pageThatAsks() {
  const { pathname } = globalThis.location
  return screenOf(pathname) === 'conversation' ? pathname : screenPaths.messages
}

/**
 * Asks before waiting messages are lost: the browser when the page closes, a page of the messages before a log-out. `isHeld` says
 * whether any message waits at that moment.
 */
export function guardUnsent(isHeld: () => boolean) {
  const ask = (event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault()
  }
  const askBeforeSignOut = (event: Event) => {
    if (!isHeld()) return
    event.preventDefault()
    navigate(`${pageThatAsks()}?${leavingParameter}=oui`)
  }
  globalThis.addEventListener('beforeunload', ask)
  followSignOut(askBeforeSignOut)
}
