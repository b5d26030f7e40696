import { type ReactVirtualizerOptions, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'

/** Rows kept beyond the edges, so that a fast scroll finds them there. */
const overscan = 6

type Options = ReactVirtualizerOptions<HTMLElement, Element>
type Own = Partial<Pick<Options, 'getItemKey' | 'anchorTo' | 'followOnAppend' | 'scrollEndThreshold'>>

type Rows = Own & {
  count: number
  scroller: () => HTMLElement | null
  /** CSS pixels. Rows that `Runway` draws are measured, so a guess is enough. */
  rowHeight: number
  /** The last loaded rows become visible. */
  onEndReached?: (() => void) | undefined
}

/** The rows of a long list that belong in the page: the visible ones and a few beyond. */
export function useVirtualRows({ scroller, rowHeight, onEndReached, ...options }: Rows) {
  const { count } = options
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    overscan,
  })
  const rows = virtualizer.getVirtualItems()
  const isAtEnd = count > 0 && (rows.at(-1)?.index ?? -1) >= count - 1
  useEffect(() => {
    if (isAtEnd) onEndReached?.()
  }, [isAtEnd, onEndReached])
  return { virtualizer, rows }
}
