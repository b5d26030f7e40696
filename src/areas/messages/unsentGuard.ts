import { navigate } from 'wouter/use-browser-location'
import { screenPaths } from '#contract/addresses.ts'
import { followSignOut } from '#src/parts/signOut.ts'

/** The parameter by which the page of the messages asks before a log-out. */
export const leavingParameter = 'quitter'

/**
 * Asks before messages that wait are lost: the browser when the page closes, the page of the messages before a log-out. `isHeld`
 * says whether any wait at that moment.
 */
export function guardUnsent(isHeld: () => boolean) {
  const ask = (event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault()
  }
  const askBeforeSignOut = (event: Event) => {
    if (!isHeld()) return
    event.preventDefault()
    navigate(`${screenPaths.messages}?${leavingParameter}=oui`)
  }
  globalThis.addEventListener('beforeunload', ask)
  followSignOut(askBeforeSignOut)
}
