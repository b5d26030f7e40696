import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Aligned at the end, so that digits stand under digits. */
  readonly isNumeric?: boolean
  /** Names the row for whoever hears the table. */
  readonly isRowHeader?: boolean
  readonly isSortable?: boolean
  /** CSS width; the others share what is left. */
  readonly width?: string
}

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' }

/** The direction that a press on this column asks for. */
export const sortBy = (key: string, current: Sort | null): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
