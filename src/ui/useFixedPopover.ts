import { useEffect, useState } from 'react'
import { usePopover } from './usePopover.ts'

/** In CSS pixels. */
const edge = 12
const gap = 6

/** Below the button, or above it where the window ends; always inside the window, whatever cuts off what overflows. */
function placeBeside({ left, top, bottom }: DOMRect, widest: number) {
  const width = Math.min(widest, innerWidth - 2 * edge)
  const isLow = bottom > innerHeight * 0.7
  return {
    width,
    left: Math.max(edge, Math.min(left - edge, innerWidth - width - edge)),
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
  }
}

/** A popover of a width, where there is room for it. It stays where it is in the window, and closes when the page moves below it. */
export function useFixedPopover(widest: number) {
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null)
  const isOpen = place !== null
  const close = () => setPlace(null)
  const popover = usePopover({
    isOpen,
    onOpen: () => {
      const button = popover.trigger.ref.current
      if (button) setPlace(placeBeside(button.getBoundingClientRect(), widest))
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
