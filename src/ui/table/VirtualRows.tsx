import { useCallback } from 'react'
import { decorative } from '../decorative.ts'
import { RenderedOnce } from '../RenderedOnce.tsx'
import { useVirtualRows } from '../useVirtualRows.ts'
import { Cells } from './Cells.tsx'
import type { Column } from './column.ts'

/** CSS pixels; the style of a virtual table gives each row this height, line included. */
const rowHeight = 65

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
  const { virtualizer, rows: shown } = useVirtualRows({
    count: rows.length,
    scroller: () => scroller,
    rowHeight,
    onEndReached,
  })
  const renderCells = useCallback(
    (index: number) => {
      const row = rows[index]
      return row !== undefined && <Cells columns={columns} row={row} />
    },
    [columns, rows],
  )
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
