/** The name of the event: a listener that would lose something may prevent it. */
const name = 'portal.signout'

/** False = a page asks the person first. */
export const maySignOut = () => globalThis.dispatchEvent(new Event(name, { cancelable: true }))

/** Calls the listener before a log-out requested by the person. Returns a function that unsubscribes. */
export function followSignOut(listener: (event: Event) => void): () => void {
  globalThis.addEventListener(name, listener)
  return () => globalThis.removeEventListener(name, listener)
}
