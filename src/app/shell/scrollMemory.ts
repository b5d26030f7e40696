import * as z from 'zod/mini'

const stateOfEntry = z.object({ entry: z.string() })

/** How far each entry of the history was scrolled when the person left it. */
const positions = new Map<string, number>()
let present = ''
let stopWaiting = () => {}

/** How long a page may take to grow to the height it had, in milliseconds. */
const patience = 3_000

/** The name of the entry on screen. The state is written past wouter, which would announce a new address. */
function nameEntry(known?: string): string {
  const found = stateOfEntry.safeParse(globalThis.history.state)
  if (found.success) return found.data.entry
  const entry = known ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  History.prototype.replaceState.call(globalThis.history, { ...globalThis.history.state, entry }, '')
  return entry
}

/** Remembers where each page was left, from now on until the function it returns is called. */
export function followScroll(): () => void {
  globalThis.history.scrollRestoration = 'manual'
  present = nameEntry()
  const leave = ({ type }: Event) => {
    stopWaiting()
    positions.set(present, globalThis.scrollY)
    present = nameEntry(type === 'replaceState' ? present : undefined)
  }
  /* Before anybody else hears of it: the page is still as it was left. */
  for (const change of changes) globalThis.addEventListener(change, leave, { capture: true })
  return () => {
    stopWaiting()
    globalThis.history.scrollRestoration = 'auto'
    for (const change of changes) globalThis.removeEventListener(change, leave, { capture: true })
  }
}
const changes = ['popstate', 'pushState', 'replaceState'] as const
const takesOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Puts a page one comes back to where it stood, as soon as it is tall enough; any other begins at its top. */
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
