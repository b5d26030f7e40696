import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Aligned at the end, so that digits line up. */
  readonly isNumeric?: boolean
  /** Never broken over two lines, for example a date. */
  readonly isUnbroken?: boolean
  /** The cell that names its row for screen readers. */
  readonly isRowHeader?: boolean
  readonly isSortable?: boolean
  /** CSS width; columns without one share the rest. */
  readonly width?: string
}

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' }

/** The sort order after a press on this column. */
export const sortBy = (key: string, current: Sort | null): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
