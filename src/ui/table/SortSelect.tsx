import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Select } from '../Select.tsx'
import type { Column, Sort } from './column.ts'
import { onPhone } from './tableStyles.ts'

const place = css({
  display: 'none',
  paddingBlockEnd: 12,
  [onPhone]: { display: 'block' },
})

type Props<Row> = { columns: readonly Column<Row>[]; sort: Sort | null; onSort: (sort: Sort) => void }

/** Cards have no header to press, so a phone chooses the order from a list. */
export function SortSelect<Row>({ columns, sort, onSort }: Props<Row>) {
  const t = useTranslate()
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, header }) => [
      { value: `${key} ascending`, label: t('widgets.table.ascending', { column: header }), sort: ascending(key) },
      { value: `${key} descending`, label: t('widgets.table.descending', { column: header }), sort: descending(key) },
    ])
  if (orders.length === 0) return null
  return (
    <div css={place}>
      <Select
        isAlwaysRight
        label={t('widgets.table.sort')}
        value={sort ? `${sort.key} ${sort.direction}` : ''}
        options={orders}
        {...(sort === null && { placeholder: t('widgets.table.unsorted') })}
        onChange={({ currentTarget }) => {
          const chosen = orders.find(({ value }) => value === currentTarget.value)
          if (chosen) onSort(chosen.sort)
        }}
      />
    </div>
  )
}

const ascending = (key: string): Sort => ({ key, direction: 'ascending' })
const descending = (key: string): Sort => ({ key, direction: 'descending' })
