import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect } from 'react'
import { decorative } from '../decorative.ts'
import { RenderedOnce } from '../RenderedOnce.tsx'
import { Cells } from './Cells.tsx'
import type { Column } from './column.ts'

/** CSS pixels; the style of a virtual table gives each row this height, line included. */
const rowHeight = 65
const overscan = 6

type Props<Row> = {
  /** `null` until it is in the page. */
  scroller: HTMLElement | null
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The last loaded rows become visible. */
  onEndReached?: (() => void) | undefined
}

/** The visible rows, between two spacers as tall as the rest. */
export function VirtualRows<Row>({ scroller, columns, rows, rowKey, onEndReached }: Props<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan,
  })
  const renderCells = useCallback(
    (index: number) => {
      const row = rows[index]
      return row !== undefined && <Cells columns={columns} row={row} />
    },
    [columns, rows],
  )
  const shown = virtualizer.getVirtualItems()
  const isAtEnd = rows.length > 0 && (shown.at(-1)?.index ?? -1) >= rows.length - 1
  useEffect(() => {
    if (isAtEnd) onEndReached?.()
  }, [isAtEnd, onEndReached])
  const before = shown[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <tbody>
      <Space height={before} span={columns.length} />
      {shown.map(({ index }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <tr key={rowKey(row)} aria-rowindex={index + 2}>
              <RenderedOnce index={index} render={renderCells} />
            </tr>
          )
        )
      })}
      <Space height={after} span={columns.length} />
    </tbody>
  )
}

const Space = ({ height, span }: { height: number; span: number }) => (
  <tr className="space" {...decorative}>
    <td colSpan={span} style={{ height }} />
  </tr>
)
