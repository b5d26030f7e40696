/** jsdom knows the element but not how it opens: modal dialogs remember who had the focus, and give it back. */
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

/** Nor does it quote names for selectors, which is how arrow keys find the radio buttons of a group. */
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } })

/** Nor does it lay anything out that could be scrolled; it says so each time. */
Object.assign(globalThis, { scrollTo: () => undefined })
