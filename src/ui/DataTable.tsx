import { type ReactNode, useState } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { decorative } from './decorative.ts'
import { EmptyState } from './EmptyState.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Cells } from './table/Cells.tsx'
import type { Column, Sort } from './table/column.ts'
import { HeaderRow } from './table/HeaderRow.tsx'
import { SortSelect } from './table/SortSelect.tsx'
import { cards, foot, frame, tableStyle, virtualFrame, virtualTable } from './table/tableStyles.ts'
import { VirtualRows } from './table/VirtualRows.tsx'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort | null
  /** The owner of the rows sorts them. */
  onSort?: (sort: Sort) => void
  /** With a height, only visible rows are in the page, and all rows have the same height. */
  height?: number | string
  /** Number of rows, loaded or not. */
  total?: number
  /** In a virtual table, the last loaded rows become visible. */
  onEndReached?: () => void
  /** Present when there is a next page. */
  onMore?: (() => void) | undefined
  isBusy?: boolean
  /** The message for rows that did not load. */
  failure?: ReactNode
  empty?: ReactNode
}

/** Rows and columns: sortable, paginated or virtual; on a phone, cards or a table that scrolls sideways. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, height, total = rows.length, onMore } = props
  const { isBusy = false, failure, empty, onEndReached } = props
  const { translate: t, format } = useLanguage()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isVirtual = height !== undefined
  const isWaiting = isBusy && rows.length === 0

  if (failure && rows.length === 0) return failure
  if (!isBusy && rows.length === 0) return empty ?? <EmptyState icon="table" title={t('widgets.table.empty')} />

  return (
    <div>
      {onSort && !isVirtual && !isWaiting && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <section
        ref={setScroller}
        css={[frame, isVirtual && virtualFrame]}
        aria-label={t('widgets.table.scroll', { caption })}
        aria-busy={isBusy}
        {...(isVirtual && { tabIndex: 0, style: { height } })}
      >
        <table css={[tableStyle, isVirtual ? virtualTable : cards]} {...(isVirtual && { 'aria-rowcount': total + 1 })}>
          <caption>{caption}</caption>
          <thead>
            <HeaderRow columns={columns} sort={sort} onSort={onSort} />
          </thead>
          {isVirtual && !isWaiting ? (
            <VirtualRows {...{ scroller, columns, rows, rowKey, onEndReached }} />
          ) : (
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  <Cells columns={columns} row={row} />
                </tr>
              ))}
              {isWaiting && ['a', 'b', 'c', 'd', 'e'].map((key) => <WaitingRow key={key} columns={columns} />)}
            </tbody>
          )}
        </table>
      </section>
      {(onMore || total > rows.length) && !isWaiting && (
        <div css={foot}>
          <span role="status">
            {t('widgets.table.shown', {
              count: format.integer(rows.length),
              total: format.integer(total),
            })}
          </span>
          {onMore && (
            <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
              {t('widgets.table.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type Waiting = { columns: readonly Pick<Column<never>, 'key' | 'header' | 'isNumeric'>[] }

const WaitingRow = ({ columns }: Waiting) => (
  <tr {...decorative}>
    {columns.map(({ key, header, isNumeric }) => (
      <td key={key} data-label={header} className={isNumeric ? 'number' : undefined}>
        <Skeleton width={isNumeric ? 72 : '60%'} />
      </td>
    ))}
  </tr>
)
