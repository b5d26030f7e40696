import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Runway } from './Runway.tsx'
import { useListbox } from './useListbox.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/* The list scrolls by itself; options above and below the visible part are not in the page. */
const scroller = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', contain: 'strict' })

type Props = {
  label: string
  count: number
  renderItem: (index: number) => ReactNode
  /** CSS pixels. Rendered options are measured, so a guess is enough. */
  estimatedHeight: number
  height: number | string
  /** The option that Enter would choose. */
  selectedIndex: number
  onSelect: (index: number) => void
}

/** Any number of options of any height; only visible ones are in the page. */
export function VirtualListbox(props: Props) {
  const { label, count, renderItem, estimatedHeight, height, selectedIndex, onSelect } = props
  const ref = useRef<HTMLDivElement>(null)
  const virtual = useVirtualRows({ count, scroller: () => ref.current, rowHeight: estimatedHeight })

  function select(index: number) {
    virtual.virtualizer.scrollToIndex(index)
    onSelect(index)
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
  const optionProps = (index: number) => ({
    'aria-setsize': count,
    'aria-posinset': index + 1,
    ...listbox.option(index, index === selectedIndex),
  })

  return (
    <div ref={ref} css={scroller} style={{ height }} {...listbox.list}>
      <Runway {...virtual} renderItem={renderItem} rowProps={optionProps} />
    </div>
  )
}
