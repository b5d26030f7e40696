import { css } from '@emotion/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { RenderedOnce } from '../RenderedOnce.tsx'
import type { ThreadProps } from './ThreadView.tsx'
import { endThreshold, reachable, threadRows, threadScroller } from './threadStyles.ts'

const runway = css({
  position: 'relative',
  flex: 'none',
  width: '100%',
  '& > [data-index]': { position: 'absolute', insetInline: 0, top: 0, contain: 'layout style' },
})
/** CSS pixels; rows are measured. */
const estimatedHeight = 84
/** Rows beyond the edges. */
const overscan = 8

/** Only visible messages are in the page; their position stays while older ones load above. */
export function LongThread(props: ThreadProps) {
  const { label, count, renderItem, itemKey, startAt, onShown, onStartReached, handle } = props
  const ref = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => estimatedHeight,
    getItemKey: itemKey,
    overscan,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
  })
  const rows = virtualizer.getVirtualItems()
  const firstIndex = rows[0]?.index ?? -1
  const last = virtualizer.range?.endIndex ?? -1
  const isAtEnd = virtualizer.isAtEnd(endThreshold)

  const open = useEffectEvent(() => {
    if (startAt < 0) virtualizer.scrollToEnd()
    else virtualizer.scrollToIndex(startAt, { align: 'start' })
  })
  const tell = useEffectEvent((lastIndex: number, atEnd: boolean) => {
    if (lastIndex >= 0) onShown(atEnd ? count - 1 : lastIndex, atEnd)
  })
  useImperativeHandle(handle, () => ({
    toIndex: (index) => virtualizer.scrollToIndex(index, { align: 'start' }),
    toEnd: () => virtualizer.scrollToEnd(),
  }))
  useLayoutEffect(() => open(), [])
  useEffect(() => tell(last, isAtEnd), [last, isAtEnd, count])
  useEffect(() => {
    if (firstIndex === 0) onStartReached()
  }, [firstIndex, onStartReached])

  return (
    <div ref={ref} css={threadScroller} {...reachable(label)}>
      <ol css={[threadRows, runway]} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={-1}
          >
            <RenderedOnce index={index} render={renderItem} />
          </li>
        ))}
      </ol>
    </div>
  )
}
