import { css } from '@emotion/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { Runway } from './Runway.tsx'
import { useListbox } from './useListbox.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/* The list scrolls by itself; items above and below the visible part are not in the page. */
const scroller = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', contain: 'strict' })

const roles = {
  list: { list: 'list', item: 'listitem' },
  feed: { list: 'feed', item: 'article' },
} as const

type Props = {
  label: string
  count: number
  renderItem: (index: number) => ReactNode
  /**
   * The place in the list by default, which is enough where new items rarely come first. Keep the function stable while the items stay
   * the same: a new one lays out every item again.
   */
  itemKey?: (index: number) => string | number
  /** CSS pixels. Rendered rows are measured, so a guess is enough. */
  estimatedHeight: number
  height: number | string
  kind?: keyof typeof roles | 'listbox'
  /** Number of items for screen readers, when more exist than are loaded. */
  total?: number
  /** The last loaded rows become visible. */
  onEndReached?: () => void
  /** In a listbox: the option that Enter would choose. */
  selectedIndex?: number
  onSelect?: (index: number) => void
}

/** Any number of items of any height; only visible ones are in the page. */
export function VirtualList(props: Props) {
  const { label, count, renderItem, itemKey, estimatedHeight, height, kind = 'list', total = count } = props
  const { onEndReached, selectedIndex = -1, onSelect } = props
  const ref = useRef<HTMLDivElement>(null)
  const virtual = useVirtualRows({
    count,
    scroller: () => ref.current,
    rowHeight: estimatedHeight,
    ...(itemKey && { getItemKey: itemKey }),
    onEndReached,
  })
  const { virtualizer } = virtual

  function select(index: number) {
    virtualizer.scrollToIndex(index)
    onSelect?.(index)
  }
  /** Focuses an article once it is in the page: a distant one appears a frame after the scroll. */
  function focusArticle(index: number) {
    const next = Math.min(Math.max(index, 0), count - 1)
    virtualizer.scrollToIndex(next)
    const find = () => ref.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)
    const article = find()
    if (article) article.focus()
    else requestAnimationFrame(() => find()?.focus())
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const here = Number(event.target instanceof HTMLElement ? (event.target.dataset.index ?? -1) : -1)
    const article = kind === 'feed' ? articleAfter(event.key, here) : null
    if (article === null) return
    event.preventDefault()
    focusArticle(article)
  }
  const listbox = useListbox({
    label,
    count,
    active: selectedIndex,
    keyOf: (index) => index,
    focus: 'list',
    onMove: select,
    onChoose: select,
  })
  const listProps =
    kind === 'listbox' ? listbox.list : { role: roles[kind].list, 'aria-label': label, tabIndex: 0, onKeyDown: move }
  const itemProps = (index: number) => ({
    'aria-setsize': total,
    'aria-posinset': index + 1,
    ...(kind === 'listbox'
      ? listbox.option(index, index === selectedIndex)
      : { role: roles[kind].item, ...(kind === 'feed' && { tabIndex: -1 }) }),
  })

  return (
    <div ref={ref} css={scroller} style={{ height }} {...listProps}>
      <Runway {...virtual} renderItem={renderItem} rowProps={itemProps} />
    </div>
  )
}

/** People read a feed article by article (ARIA: feed). */
const articleAfter = (key: string, index: number) =>
  key === 'PageDown' ? index + 1 : key === 'PageUp' && index > 0 ? index - 1 : null
