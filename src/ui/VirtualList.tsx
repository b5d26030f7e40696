import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { Runway } from './Runway.tsx'
import { useWindowRows } from './useVirtualRows.ts'

const roles = {
  list: { list: 'list', item: 'listitem' },
  feed: { list: 'feed', item: 'article' },
} as const

type Props = {
  label: string
  count: number
  renderItem: (index: number) => ReactNode
  /** Keep the function stable while the items stay the same: a new one lays out every item again. */
  itemKey: (index: number) => string | number
  /** CSS pixels. Rendered rows are measured, so a guess is enough. */
  estimatedHeight: number
  kind?: keyof typeof roles
  /** Number of items for screen readers, when more exist than are loaded. */
  total?: number
  /** The last loaded rows become visible. */
  onEndReached?: () => void
}

/** Any number of items of any height, which scroll with the window; only visible ones are in the page. */
export function VirtualList(props: Props) {
  const { label, count, renderItem, itemKey, estimatedHeight, kind = 'list', total = count, onEndReached } = props
  const ref = useRef<HTMLDivElement>(null)
  const virtual = useWindowRows({
    count,
    list: ref,
    name: label,
    rowHeight: estimatedHeight,
    getItemKey: itemKey,
    onEndReached,
  })

  /** Focuses an article, which scrolls to it. A distant one appears a frame after the scroll. */
  function focusArticle(index: number) {
    const next = Math.min(Math.max(index, 0), count - 1)
    const find = () => ref.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)
    const article = find()
    if (article) return article.focus()
    virtual.virtualizer.scrollToIndex(next)
    requestAnimationFrame(() => find()?.focus())
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const here = Number(event.target instanceof HTMLElement ? (event.target.dataset.index ?? -1) : -1)
    const article = articleAfter(event.key, here)
    if (article === null) return
    event.preventDefault()
    focusArticle(article)
  }
  const itemProps = (index: number) => ({
    role: roles[kind].item,
    'aria-setsize': total,
    'aria-posinset': index + 1,
    ...(kind === 'feed' && { tabIndex: -1 }),
  })

  const listProps = {
    role: roles[kind].list,
    'aria-label': label,
    ...(kind === 'feed' && { tabIndex: 0, onKeyDown: move }),
  }

  return (
    <div ref={ref} {...listProps}>
      <Runway {...virtual} renderItem={renderItem} rowProps={itemProps} />
    </div>
  )
}

/** People read a feed article by article (ARIA: feed). */
const articleAfter = (key: string, index: number) =>
  key === 'PageDown' ? index + 1 : key === 'PageUp' && index > 0 ? index - 1 : null
