/** Milliseconds without a key or a press, after which nobody is likely to be in the middle of something. */
const quiet = 3_000
/** Milliseconds after which work is done even though the page has never been idle. */
const patience = 5_000

/** Resolves once the page has nothing else to do, or immediately in Safari, which cannot tell. */
export async function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise<void>((resolve) => {
    globalThis.requestIdleCallback(() => resolve(), { timeout: patience })
  })
}

/** Resolves once nobody has pressed or typed anything for a while. */
export async function whenQuiet(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = setTimeout(resolve, quiet)
  const waitAgain = () => {
    clearTimeout(waiting)
    waiting = setTimeout(resolve, quiet)
  }
  const acts = ['pointerdown', 'keydown'] as const
  for (const act of acts) globalThis.addEventListener(act, waitAgain, { capture: true, passive: true })
  await promise
  for (const act of acts) globalThis.removeEventListener(act, waitAgain, { capture: true })
}
