import { useEffect } from 'react'

let hasArrived = false

type Props = {
  /** Puts the page where it should be; a page begins at its top. */
  placeScroll?: () => void
}

/**
 * Mounted with each page once it is on screen: a click on a link leaves the focus on something that is gone, or that
 * stands outside the page, so it goes to the page's heading. The first page is the browser's to begin, and a screen that
 * has put the focus elsewhere is left alone, as is whoever has opened a list or a dialog while the page was on its way.
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
