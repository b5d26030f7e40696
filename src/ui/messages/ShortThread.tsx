import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ThreadProps } from './ThreadView.tsx'
import { endThreshold, reachable, threadRows, threadScroller } from './threadStyles.ts'

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= endThreshold

/** All messages are in the page. */
export function ShortThread({ label, count, renderItem, itemKey, startAt, onShown, handle }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLOListElement>(null)
  const wasAtEnd = useRef(startAt < 0)
  const find = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null

  function toIndex(index: number) {
    const row = find(index)
    if (scroller.current && row) scroller.current.scrollTop = row.offsetTop - scroller.current.offsetTop - endThreshold
  }
  function toEnd() {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }
  function tell() {
    const frame = scroller.current
    if (!frame) return
    wasAtEnd.current = isNearEnd(frame)
    if (wasAtEnd.current) return onShown(count - 1, true)
    const foot = frame.getBoundingClientRect().bottom
    for (let index = count - 1; index >= 0; index -= 1) {
      const row = find(index)
      if (row && row.getBoundingClientRect().top < foot) return onShown(index, false)
    }
  }
  const open = useEffectEvent(() => (startAt < 0 ? toEnd() : toIndex(startAt)))
  const follow = useEffectEvent((_count: number) => {
    if (wasAtEnd.current) toEnd()
    tell()
  })

  useImperativeHandle(handle, () => ({ toIndex, toEnd }))
  useLayoutEffect(() => open(), [])
  useLayoutEffect(() => follow(count), [count])

  // When a row grows, or a field takes more of the window, an end that was visible stays visible.
  const keepEnd = useEffectEvent(() => wasAtEnd.current && toEnd())
  useEffect(() => {
    const observer = new ResizeObserver(() => keepEnd())
    for (const { current } of [scroller, rows]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={scroller} css={threadScroller} onScroll={tell} {...reachable(label)}>
      <ol ref={rows} css={threadRows}>
        {Array.from({ length: count }, (_, index) => (
          <li key={itemKey(index)} data-index={index}>
            {renderItem(index)}
          </li>
        ))}
      </ol>
    </div>
  )
}
