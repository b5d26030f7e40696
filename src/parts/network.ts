/** Calls the listener whenever the browser goes online or offline. Returns a function that unsubscribes. */
export function followNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** The worker marks its cached page: a browser may report to be online when no server responds. */
export const isOnline = () => navigator.onLine && !('kept' in document.documentElement.dataset)

/** A response has arrived: a page that opened without a network is now online. */
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
