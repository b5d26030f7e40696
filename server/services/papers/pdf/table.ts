import { type Sheets, styles } from './sheets.ts'
import type { Element } from './tags.ts'

type Column = {
  /** A fraction of the page's width. */
  readonly share: number
  readonly align?: 'left' | 'right'
  readonly isMuted?: boolean
}
export type Table = {
  readonly columns: readonly Column[]
  /** Repeated on every page of the table. */
  readonly head?: readonly string[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[]
}

const between = 8
const padding = 4
const { leading } = styles.body
/** The height of the header and one row. */
export const rowsTogether = 2 * (leading + 2 * padding) + leading

/** Each row is as tall as its tallest cell. A row that no longer fits begins a new page, and a long one continues there. */
export function writeTable(sheets: Sheets, { columns, head, rows }: Table): void {
  const places = columns.map(({ share, align = 'left', isMuted = false }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    const width = share * sheets.width - (index < columns.length - 1 ? between : 0)
    return { column: { x: before * sheets.width, width, align }, isMuted }
  })
  const blocksOf = (cells: readonly string[], isHead: boolean) =>
    places.map(({ column, isMuted }, index) => {
      const style = { ...(isHead ? styles.strong : styles.body), isMuted }
      return { lines: sheets.lines(cells[index] ?? '', style, column.width), style, column }
    })
  /** A header row without a group is a repetition, so screen readers skip it. */
  const writeRow = (cells: readonly string[], isHead: boolean, group: Element | null) => {
    const blocks = blocksOf(cells, isHead)
    const height = Math.max(...blocks.map(({ lines }) => lines.length))
    if (sheets.ensure(Math.min(height, 6) * leading + 2 * padding) && head && !isHead) writeRow(head, true, null)
    const row = group && sheets.open('TR', { parent: group })
    const openCell = (index: number) => {
      if (!row) return null
      if (isHead) return sheets.open('TH', { parent: row, scope: 'Column' })
      return index === 0 ? sheets.open('TH', { parent: row, scope: 'Row' }) : sheets.open('TD', { parent: row })
    }
    sheets.gap(padding)
    sheets.flow(
      blocks.map((block, index) => ({ ...block, element: openCell(index) })),
      leading,
    )
    sheets.gap(padding)
    sheets.rule()
  }

  const table = sheets.open('Table')
  if (head) {
    sheets.ensure(rowsTogether)
    writeRow(head, true, sheets.open('THead', { parent: table }))
  }
  const body = sheets.open('TBody', { parent: table })
  for (const row of rows) writeRow(row, false, body)
  sheets.gap(8)
}
