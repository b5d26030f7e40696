import { css } from '@emotion/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { RenderedOnce } from './RenderedOnce.tsx'

/* A scroller of its own: what is above and below is never in the page. */
const scroller = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', contain: 'strict' })
/* The rows themselves carry no style of their own: they come and go by the hundred. */
const runway = css({
  position: 'relative',
  width: '100%',
  '& > [data-index]': { position: 'absolute', insetInline: 0, top: 0, contain: 'layout style' },
})
/** How many rows beyond the edges are kept, so that a quick finger finds them there. */
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
  /** Stays the same function while the items do: with another one every item is laid out anew. */
  itemKey: (index: number) => string | number
  /** CSS pixels; what is rendered is measured, so a guess will do. */
  estimatedHeight: number
  height: number | string
  kind?: keyof typeof kinds
  /** More than are loaded: what a screen reader counts. */
  total?: number
  /** The last loaded rows come into sight. */
  onEndReached?: () => void
  /** Of a listbox: the option that Enter would choose. */
  selectedIndex?: number
  onSelect?: (index: number) => void
}

/** Any number of items of any height, of which only those in sight are in the page. */
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
  /** Once it is in the page: far away, it comes a frame after the scroll. */
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

/** A feed is read article by article (ARIA: feed). */
const articleAfter = (key: string, index: number) =>
  key === 'PageDown' ? index + 1 : key === 'PageUp' && index > 0 ? index - 1 : null
