/** Calls the listener whenever the browser loses or finds its network, until the function it returns is called. */
export function followNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Settles once the browser has a network, at once if it has one. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}
