import { type Sheets, styles } from './sheets.ts'

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
  readonly rows: readonly (readonly string[])[]
}

const between = 8
const padding = 4
/** A head and a row under it. */
export const rowsTogether = 2 * (styles.body.leading + 2 * padding) + styles.body.leading

/** Rows as high as their highest cell; one that no longer fits begins the next page, and a long one goes on there. */
export function writeTable(sheets: Sheets, { columns, head, rows }: Table): void {
  const places = columns.map(({ share, align = 'left' }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    return { x: before * sheets.width, width: share * sheets.width - (index < columns.length - 1 ? between : 0), align }
  })
  const writeRow = (cells: readonly string[], isHead: boolean) => {
    const cellStyles = columns.map(({ isMuted = false }) => ({ ...(isHead ? styles.strong : styles.body), isMuted }))
    const { leading } = styles.body
    const wrapped = cells.map((cell, index) =>
      sheets.lines(cell, cellStyles[index] ?? styles.body, places[index]?.width),
    )
    const height = Math.max(...wrapped.map(({ length }) => length))
    const keptTogether = Math.min(height, 6) * leading + 2 * padding
    if (sheets.ensure(keptTogether) && head && !isHead) writeRow(head, true)
    sheets.gap(padding)
    for (let row = 0; row < height; row += 1) {
      sheets.ensure(leading)
      for (const [index, place] of places.entries()) {
        const line = wrapped[index]?.[row]
        if (line !== undefined) sheets.put(line, cellStyles[index] ?? styles.body, place)
      }
      sheets.gap(leading)
    }
    sheets.gap(padding)
    sheets.rule()
  }
  if (head) {
    sheets.ensure(rowsTogether)
    writeRow(head, true)
  }
  for (const row of rows) writeRow(row, false)
  sheets.gap(8)
}
