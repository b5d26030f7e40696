import { useEffect, useState } from 'react'
import { usePopover } from './usePopover.ts'

/** In CSS pixels. */
const edge = 12
const gap = 6

type Settings = {
  /** Its width where there is room, in CSS pixels. */
  widest: number
  /** The edge of the button below which the panel begins or ends. */
  from?: 'start' | 'end'
}

/** Below the button, or above it where the window ends; always inside the window, whatever cuts off what overflows. */
function placeBeside({ left, right, top, bottom }: DOMRect, { widest, from = 'start' }: Settings) {
  const width = Math.min(widest, innerWidth - 2 * edge)
  const isLow = bottom > innerHeight * 0.7
  const wanted = from === 'start' ? left - edge : right - width
  return {
    width,
    left: Math.max(edge, Math.min(wanted, innerWidth - width - edge)),
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
  }
}

/** A popover that stays where it is in the window, and closes when the page moves below it. */
export function useFixedPopover(settings: Settings) {
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null)
  const isOpen = place !== null
  const close = () => setPlace(null)
  const popover = usePopover({
    isOpen,
    onOpen: () => {
      const button = popover.trigger.ref.current
      if (button) setPlace(placeBeside(button.getBoundingClientRect(), settings))
    },
    onClose: close,
  })
  useEffect(() => {
    if (!isOpen) return
    const over = new AbortController()
    for (const moved of ['scroll', 'resize']) {
      globalThis.addEventListener(moved, () => setPlace(null), { capture: true, signal: over.signal })
    }
    return () => over.abort()
  }, [isOpen])
  return { ...popover, place, close }
}
