import { css } from '@emotion/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { RenderedOnce } from './RenderedOnce.tsx'

/* A scroller of its own; items above and below it are not in the page. */
const scroller = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', contain: 'strict' })
/* Rows carry no styles of their own, because they come and go by the hundred. */
const runway = css({
  position: 'relative',
  width: '100%',
  '& > [data-index]': { position: 'absolute', insetInline: 0, top: 0, contain: 'layout style' },
})
/** Rows kept beyond the edges, so that a fast scroll finds them there. */
const overscan = 6

const kinds = {
  list: { list: 'list', item: 'listitem' },
  listbox: { list: 'listbox', item: 'option' },
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
  height: number | string
  kind?: keyof typeof kinds
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
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => estimatedHeight,
    getItemKey: itemKey,
    overscan,
  })
  const rows = virtualizer.getVirtualItems()
  const lastIndex = rows.at(-1)?.index ?? -1
  const isAtEnd = count > 0 && lastIndex >= count - 1
  const roles = kinds[kind]

  useEffect(() => {
    if (isAtEnd) onEndReached?.()
  }, [isAtEnd, onEndReached])

  function select(index: number) {
    const next = Math.min(Math.max(index, 0), count - 1)
    virtualizer.scrollToIndex(next)
    onSelect?.(next)
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
    const to = kind === 'listbox' ? optionAfter(event.key, selectedIndex, count) : null
    const here = Number(event.target instanceof HTMLElement ? (event.target.dataset.index ?? -1) : -1)
    const article = kind === 'feed' ? articleAfter(event.key, here) : null
    if (to === null && article === null) return
    event.preventDefault()
    if (to !== null) select(to)
    if (article !== null) focusArticle(article)
  }
  const listProps = {
    role: roles.list,
    'aria-label': label,
    tabIndex: 0,
    onKeyDown: move,
    ...(kind === 'listbox' && selectedIndex >= 0 && { 'aria-activedescendant': `${id}-${selectedIndex}` }),
  }
  const itemProps = (index: number) => ({
    role: roles.item,
    'aria-setsize': total,
    'aria-posinset': index + 1,
    ...(kind === 'feed' && { tabIndex: -1 }),
    ...(kind === 'listbox' && { 'aria-selected': index === selectedIndex, onClick: () => select(index) }),
  })

  return (
    <div ref={ref} css={scroller} style={{ height }} {...listProps}>
      <div css={runway} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {rows.map(({ key, index, start }) => (
          <div
            key={key}
            id={`${id}-${index}`}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
            {...itemProps(index)}
          >
            <RenderedOnce index={index} render={renderItem} />
          </div>
        ))}
      </div>
    </div>
  )
}

function optionAfter(key: string, index: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  }
  return moves[key] ?? null
}

/** People read a feed article by article (ARIA: feed). */
const articleAfter = (key: string, index: number) =>
  key === 'PageDown' ? index + 1 : key === 'PageUp' && index > 0 ? index - 1 : null
