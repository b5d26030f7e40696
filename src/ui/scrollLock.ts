let holders = 0

/**
 * Stops the page from scrolling until every holder has released it; the room of the scroll bar stays, so nothing
 * shifts.
 */
export function lockScroll(root = document.documentElement) {
  holders += 1
  if (holders === 1) {
    const scrollBar = globalThis.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (root.clientWidth > 0 && scrollBar > 0) root.style.paddingInlineEnd = `${scrollBar}px`
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders > 0) return
    root.style.removeProperty('overflow')
    root.style.removeProperty('padding-inline-end')
  }
}
