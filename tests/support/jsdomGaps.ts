/** jsdom has no modal dialogs. A real one remembers the focused element and restores it on close. */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  },
})

/** jsdom hides popovers and has no top layer: one that is shown is an element like any other. */
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.removeAttribute('popover')
  },
})

/** Arrow keys use `CSS.escape` to find the radio buttons of a group. */
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } })

/** jsdom has no layout, and logs an error on every scroll. */
Object.assign(globalThis, { scrollTo: () => undefined })

/** Without layout nothing is measured: charts keep their first width. */
class NothingIsMeasured implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NothingIsMeasured })

/** Without layout no media query matches: pages are as on a phone. */
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
})

type Sights = readonly { readonly target: Element; readonly isIntersecting: boolean }[]

/** Without layout everything is in sight. */
class EverythingIsInSight {
  readonly #tell: (sights: Sights) => void
  constructor(tell: (sights: Sights) => void) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ target, isIntersecting: true }])
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingIsInSight })
