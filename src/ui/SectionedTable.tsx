import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Cells } from './table/Cells.tsx'
import type { Column } from './table/column.ts'
import { HeaderRow } from './table/HeaderRow.tsx'
import { belowTablet, cards, frame, onPhone, tableStyle } from './table/tableStyles.ts'

const sections = css({
  '& tbody > tr > th[scope="rowgroup"]': {
    background: 'var(--color-surface-sunken)',
    fontSize: '0.875rem',
    fontWeight: 600,
    [onPhone]: { padding: '10px 16px', margin: '-12px -16px' },
  },
  '& tbody + tbody > tr:first-of-type > *': { borderBlockStart: '1px solid var(--color-border)' },
  '& thead th.number': { whiteSpace: 'normal', minWidth: '6.5rem' },
  '& tbody th': { minWidth: '9rem' },
  '& th, & td': { paddingInline: 12 },
  /* Five columns of figures fit a tablet held upright. */
  [belowTablet]: {
    fontSize: '0.875rem',
    '& th, & td': { paddingInlineEnd: 8 },
    '& thead th.number': { minWidth: '5rem' },
    '& tbody th': { minWidth: '8rem' },
  },
  [onPhone]: { fontSize: '1rem' },
  '& tr[data-sum] > *': { fontWeight: 600 },
})

type Section<Row> = { readonly key: string; readonly name: string; readonly rows: readonly Row[] }
type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  sections: readonly Section<Row>[]
  rowKey: (row: Row) => string
  /** A row that adds up those above it. */
  isSum: (row: Row) => boolean
}

/** Rows under the names of their sections, with sums; on a phone each row is a card. */
export function SectionedTable<Row>({ caption, columns, sections: shown, rowKey, isSum }: Props<Row>) {
  const t = useTranslate()
  return (
    <section css={frame} aria-label={t('widgets.table.scroll', { caption })}>
      <table css={[tableStyle, cards, sections]}>
        <caption>{caption}</caption>
        <thead>
          <HeaderRow columns={columns} sort={null} onSort={undefined} />
        </thead>
        {shown.map(({ key, name, rows }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={rowKey(row)} {...(isSum(row) && { 'data-sum': true })}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
