import { useCallback, useState } from 'react'

/** The width of an element in whole CSS pixels, updated when it changes; 0 until `isKnown`, which it is before the first paint. */
export function useWidth() {
  const [known, setWidth] = useState<number | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width: known ?? 0, isKnown: known !== null, measure }
}
