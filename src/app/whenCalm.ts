/** Milliseconds after which a page shows what it has. */
const calm = 2_000

/** Resolves once the page is shown and idle. */
export async function whenCalm(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise<void>((resolve) => {
    setTimeout(() => globalThis.requestIdleCallback(() => resolve(), { timeout: calm }), calm)
  })
}
