import { type Sheets, styles } from './sheets.ts'
import type { Element } from './tags.ts'

type Column = {
  /** Of the width of the page. */
  readonly share: number
  readonly align?: 'left' | 'right'
  readonly isMuted?: boolean
}
export type Table = {
  readonly columns: readonly Column[]
  /** Told again on every page that the table reaches. */
  readonly head?: readonly string[]
  /** The first cell of a row is what the row is about. */
  readonly rows: readonly (readonly string[])[]
}

const between = 8
const padding = 4
const { leading } = styles.body
/** A head and a row under it. */
export const rowsTogether = 2 * (leading + 2 * padding) + leading

/** Rows as high as their highest cell; one that no longer fits begins the next page, and a long one goes on there. */
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
  /** A row of no group repeats what was read on the page where the table begins. */
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
