import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Runway } from '../Runway.tsx'
import { useVirtualRows } from '../useVirtualRows.ts'
import type { ThreadProps } from './ThreadView.tsx'
import { endThreshold, reachable, threadScroller } from './threadStyles.ts'

/** CSS pixels; rows are measured. */
const estimatedHeight = 84

/** Only visible messages are in the page; their position stays while older ones load above. */
export function LongThread(props: ThreadProps) {
  const { label, count, renderItem, itemKey, startAt, onShown, onStartReached, handle } = props
  const ref = useRef<HTMLDivElement>(null)
  const virtual = useVirtualRows({
    count,
    scroller: () => ref.current,
    rowHeight: estimatedHeight,
    getItemKey: itemKey,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
  })
  const { virtualizer, rows } = virtual
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
      <Runway {...virtual} as="ol" renderItem={renderItem} rowProps={() => ({ 'aria-setsize': -1 })} />
    </div>
  )
}
