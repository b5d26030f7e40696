import { useEffect, useEffectEvent, useState } from 'react'
import { usePopover } from './usePopover.ts'

/** In CSS pixels. */
const edge = 12
const gap = 6

/** Below the button, or above it where the window ends; always inside the window, regardless of clipping containers. */
function placeBeside({ left, top, bottom }: DOMRect, widest: number) {
  const width = Math.min(widest, innerWidth - 2 * edge)
  const isLow = bottom > innerHeight * 0.7
  return {
    width,
    left: Math.max(edge, Math.min(left - edge, innerWidth - width - edge)),
    ...(isLow ? { bottom: innerHeight - top + gap } : { top: bottom + gap }),
  }
}

/** A popover of a width, where there is room for it. It follows its button, and closes once the button is out of sight. */
export function useFixedPopover(widest: number) {
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null)
  const isOpen = place !== null
  const close = () => setPlace(null)
  const follow = () => {
    const button = ref.current
    if (button) setPlace(placeBeside(button.getBoundingClientRect(), widest))
  }
  const popover = usePopover({ isOpen, onOpen: follow, onClose: close })
  const { ref } = popover.trigger
  const move = useEffectEvent(follow)
  useEffect(() => {
    if (!isOpen || !ref.current) return
    const over = new AbortController()
    for (const moved of ['scroll', 'resize']) {
      globalThis.addEventListener(moved, () => move(), { capture: true, signal: over.signal })
    }
    // A scrolling container may clip the button inside the window.
    const sight = new IntersectionObserver(([button]) => button?.isIntersecting || setPlace(null))
    sight.observe(ref.current)
    return () => {
      over.abort()
      sight.disconnect()
    }
  }, [isOpen, ref])
  return { ...popover, place, close }
}
