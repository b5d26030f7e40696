/** Calls the listener whenever the browser goes online or offline. Returns a function that unsubscribes. */
export function followNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** The worker marks the page that it has kept: a browser may call itself online when no server answers. */
export const isOnline = () => navigator.onLine && !('kept' in document.documentElement.dataset)

/** An answer has come: a page that opened without a network has one from now on. */
export function noteAnswer(): void {
  if (isOnline()) return
  delete document.documentElement.dataset.kept
  if (navigator.onLine) globalThis.dispatchEvent(new Event('online'))
}

/** Resolves once the browser is online. */
export async function whenOnline(): Promise<void> {
  if (isOnline()) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}
