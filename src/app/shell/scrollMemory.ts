import * as z from 'zod/mini'

const stateOfEntry = z.object({ entry: z.string() })

/** The scroll position of each history entry when the person left it. */
const positions = new Map<string, number>()
let present = ''
let stopWaiting = () => {}

/** Milliseconds in which a page may grow back to its height. */
const patience = 3_000

/** The key of the current entry. Bypasses wouter, which would announce a new address. */
function nameEntry(known?: string): string {
  const found = stateOfEntry.safeParse(globalThis.history.state)
  if (found.success) return found.data.entry
  const entry = known ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  History.prototype.replaceState.call(globalThis.history, { ...globalThis.history.state, entry }, '')
  return entry
}

/** Remembers the scroll position of each page that is left. Returns a function that stops it. */
export function followScroll(): () => void {
  globalThis.history.scrollRestoration = 'manual'
  present = nameEntry()
  const leave = ({ type }: Event) => {
    stopWaiting()
    positions.set(present, globalThis.scrollY)
    present = nameEntry(type === 'replaceState' ? present : undefined)
  }
  /* In the capture phase, while the page is still as the person left it. */
  for (const change of changes) globalThis.addEventListener(change, leave, { capture: true })
  return () => {
    stopWaiting()
    globalThis.history.scrollRestoration = 'auto'
    for (const change of changes) globalThis.removeEventListener(change, leave, { capture: true })
  }
}
const changes = ['popstate', 'pushState', 'replaceState'] as const
const takesOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls a revisited page to its former position once it is tall enough; any other page starts at its top. */
export function restoreScroll() {
  stopWaiting()
  const top = positions.get(present) ?? 0
  globalThis.scrollTo(0, top)
  if (top === 0 || Math.abs(globalThis.scrollY - top) < 1) return

  const grown = new ResizeObserver(() => {
    globalThis.scrollTo(0, top)
    if (Math.abs(globalThis.scrollY - top) < 1) stopWaiting()
  })
  const timer = setTimeout(() => stopWaiting(), patience)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const act of takesOver) globalThis.removeEventListener(act, stop)
    stopWaiting = () => {}
  }
  stopWaiting = stop
  grown.observe(document.body)
  for (const act of takesOver) globalThis.addEventListener(act, stop, { passive: true })
}
