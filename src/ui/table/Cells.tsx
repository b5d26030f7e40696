import type { Column } from './column.ts'

type Props<Row> = { columns: readonly Column<Row>[]; row: Row }

export const Cells = <Row,>({ columns, row }: Props<Row>) =>
  columns.map(({ key, header, cell, isNumeric, isUnbroken, isRowHeader }) =>
    isRowHeader ? (
      <th key={key} scope="row">
        {cell(row)}
      </th>
    ) : (
      <td key={key} data-label={header} className={isNumeric ? 'number' : isUnbroken ? 'unbroken' : undefined}>
        {cell(row)}
      </td>
    ),
  )
