/** Calls the listener whenever the browser goes online or offline. Returns a function that unsubscribes. */
export function followNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Resolves once the browser is online. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}
