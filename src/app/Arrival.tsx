import { useEffect } from 'react'

let hasArrived = false

/**
 * Mounted with each page once it is on screen: a click on a link leaves the focus on something that is gone, so it goes
 * to the page's heading, and the page starts at its top. The first page is the browser's to begin, and a screen that has
 * put the focus elsewhere is left alone.
 */
export function Arrival() {
  useEffect(() => {
    const isFirst = !hasArrived
    hasArrived = true
    if (isFirst) return
    globalThis.scrollTo(0, 0)
    if (document.activeElement && document.activeElement !== document.body) return
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [])
  return null
}
