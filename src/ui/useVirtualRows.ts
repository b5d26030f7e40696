import {
  type ReactVirtualizerOptions,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows kept beyond the edges, so that a fast scroll finds them there. */
const overscan = 6

type Options = ReactVirtualizerOptions<HTMLElement, Element>

type Rows = Partial<Pick<Options, 'getItemKey'>> & {
  count: number
  /** CSS pixels. Rows that `Runway` draws are measured, so a guess is enough. */
  rowHeight: number
  /** The last loaded rows become visible. */
  onEndReached?: (() => void) | undefined
}
type RowsOfPane = Rows &
  Partial<Pick<Options, 'anchorTo' | 'followOnAppend' | 'scrollEndThreshold'>> & { scroller: () => HTMLElement | null }

/** The rows of a long list that belong in the page: the visible ones of a pane that scrolls, and a few beyond. */
export function useVirtualRows({ scroller, rowHeight, onEndReached, ...options }: RowsOfPane) {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    overscan,
  })
  const rows = virtualizer.getVirtualItems()
  useEnd(rows, options.count, onEndReached)
  return { virtualizer, rows }
}

type RowsOfWindow = Rows & {
  list: RefObject<HTMLElement | null>
  /** The list that a person comes back to has the name that it had. */
  name: string
}

/** The same for a list that scrolls with the window. */
export function useWindowRows({ list, name, rowHeight, onEndReached, ...options }: RowsOfWindow) {
  const [known] = useState(() => heightsLeft.get(name) ?? [])
  const virtualizer = useWindowVirtualizer<Element>({
    ...options,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: useTop(list),
    initialMeasurementsCache: known,
  })
  useEffect(() => () => void heightsLeft.set(name, virtualizer.takeSnapshot()), [name, virtualizer])
  const rows = virtualizer.getVirtualItems()
  useEnd(rows, options.count, onEndReached)
  return { virtualizer, rows }
}

/** Of the rows measured in the last list of each name: without them, the rows of an earlier scroll position would be others. */
const heightsLeft = new Map<string, VirtualItem[]>()

function useEnd(rows: readonly VirtualItem[], count: number, onEndReached: (() => void) | undefined) {
  const isAtEnd = count > 0 && (rows.at(-1)?.index ?? -1) >= count - 1
  useEffect(() => {
    if (isAtEnd) onEndReached?.()
  }, [isAtEnd, onEndReached])
}

/** The distance from the top of the document, which changes with what is above the list. */
function useTop(list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
