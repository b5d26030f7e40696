import { useEffect } from 'react'

let hasArrived = false

type Props = {
  /** Scrolls the page to its position; by default to its top. */
  placeScroll?: () => void
}

/**
 * Mounted with each page once it is on screen. A click on a link leaves the focus outside the page or on an element that
 * is gone, so the page's heading takes it. The focus stays where it is on the first page, when the screen has moved it,
 * and when a list or a dialog was opened while the page was loading.
 */
export function Arrival({ placeScroll = toTop }: Props) {
  useEffect(() => {
    const isFirst = !hasArrived
    hasArrived = true
    if (isFirst) return
    placeScroll()
    if (document.activeElement?.closest('dialog, [role="dialog"]')) return
    const main = document.querySelector<HTMLElement>('main')
    if (main?.contains(document.activeElement) && document.activeElement !== main) return
    const target = document.querySelector<HTMLElement>('main h1') ?? main
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [placeScroll])
  return null
}

const toTop = () => globalThis.scrollTo(0, 0)
