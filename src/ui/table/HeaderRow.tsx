import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Icon } from '../Icon.tsx'
import { type Column, type Sort, sortBy } from './column.ts'
import { sortButton } from './tableStyles.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
}

/** The column names; each is a button where the column is sortable. */
export function HeaderRow<Row>({ columns, sort, onSort }: Props<Row>) {
  const t = useTranslate()
  return (
    <tr>
      {columns.map(({ key, header, isNumeric, isSortable, width }) => {
        const isSorted = sort?.key === key
        const next = sortBy(key, sort)
        const action = next.direction === 'ascending' ? 'widgets.table.sortAscending' : 'widgets.table.sortDescending'
        return (
          <th
            key={key}
            scope="col"
            className={isNumeric ? 'number' : undefined}
            {...(isSorted && { 'aria-sort': sort.direction })}
            {...(width !== undefined && { style: { width } })}
          >
            {isSortable && onSort ? (
              <button type="button" css={sortButton} title={t(action, { column: header })} onClick={() => onSort(next)}>
                {header}
                <Icon name={isSorted && sort.direction === 'descending' ? 'arrowDown' : 'arrowUp'} size={14} />
              </button>
            ) : (
              header
            )}
          </th>
        )
      })}
    </tr>
  )
}
