import type PDFDocument from 'pdfkit'
import { createTags, type Element } from './tags.ts'
import { wrapText } from './wrapText.ts'
import { toWritable } from './writable.ts'

const ink = '#1a212b'
const muted = '#57616e'
const hairline = '#c7cfd6'
/** Points. */
const margin = 56
/** Excludes the footer. */
const floor = 64
const footHeight = 36

export type Style = {
  readonly size: number
  readonly leading: number
  readonly face: 'regular' | 'bold'
  readonly isMuted?: boolean
}
export const styles = {
  title: { size: 20, leading: 26, face: 'bold' },
  heading: { size: 13, leading: 19, face: 'bold' },
  body: { size: 10, leading: 15, face: 'regular' },
  strong: { size: 10, leading: 15, face: 'bold' },
  small: { size: 8.5, leading: 12.5, face: 'regular', isMuted: true },
} as const satisfies Readonly<Record<string, Style>>

type Column = { readonly x: number; readonly width: number; readonly align?: 'left' | 'right' }
/** Lines of an element in a column; lines without an element are decoration. */
export type Block = {
  readonly element: Element | null
  readonly lines: readonly string[]
  readonly style: Style
  readonly column: Column
}
export type Sheets = ReturnType<typeof createSheets>

/** Pages that follow one another as they fill up, and the current position. */
export function createSheets(pdf: PDFDocument) {
  const tags = createTags(pdf)
  let y = 0
  const turn = () => {
    pdf.addPage()
    y = margin
  }
  turn()
  const { width: sheetWidth, height: sheetHeight } = pdf.page
  const width = sheetWidth - 2 * margin

  const measureIn = ({ face, size }: Style) => {
    pdf.font(face).fontSize(size)
    return (text: string) => pdf.widthOfString(text)
  }
  const lines = (text: string, style: Style, within = width) => {
    const measure = measureIn(style)
    const { font } = pdf._font
    const writable = toWritable(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
    return wrapText(writable, within, measure)
  }
  const draw = (line: string, style: Style, { x, width: within, align = 'left' }: Column, baseline: number) => {
    const measure = measureIn(style)
    const indent = align === 'right' ? within - measure(line.trimEnd()) : 0
    pdf.fillColor(style.isMuted ? muted : ink)
    pdf.text(line, margin + x + indent, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
  const baselineOf = ({ leading, size }: Style) => y + leading - (leading - size) / 2 - 1
  const room = () => sheetHeight - floor - y

  /** Starts a new page unless this much room is left; returns whether it did. */
  const ensure = (height: number) => {
    if (height <= room()) return false
    turn()
    return true
  }
  const drawBlock = ({ element, lines, style, column }: Block) => {
    if (lines.every((line) => line === '')) return
    const drawLines = () => {
      for (const [index, line] of lines.entries()) draw(line, style, column, baselineOf(style) + index * style.leading)
    }
    if (element) tags.content(element, drawLines)
    else tags.decoration(drawLines)
  }

  return {
    open: tags.open,
    width,
    lines,
    ensure,
    gap: (height: number) => {
      y += height
    },
    /** Writes lines side by side without moving the current position. */
    put: (blocks: readonly Block[]) => blocks.forEach(drawBlock),
    /** Writes blocks side by side, line by line, over as many pages as they need. */
    flow: (blocks: readonly Block[], leading: number) => {
      const height = Math.max(...blocks.map(({ lines }) => lines.length))
      let from = 0
      while (from < height) {
        ensure(leading)
        const to = Math.min(height, from + Math.floor(room() / leading))
        for (const block of blocks) drawBlock({ ...block, lines: block.lines.slice(from, to) })
        y += (to - from) * leading
        from = to
      }
    },
    rule: () =>
      tags.decoration(() => {
        const right = sheetWidth - margin
        pdf.lineWidth(0.6).strokeColor(hairline).moveTo(margin, y).lineTo(right, y).stroke()
      }),
    /** An empty box to tick, as high as a line of text. */
    box: (element: Element, x: number, { leading, size }: Style) =>
      tags.content(element, () => {
        const top = y + leading - 2.5 - size
        pdf
          .lineWidth(0.8)
          .strokeColor(ink)
          .rect(margin + x, top, size, size)
          .stroke()
      }),
    /** Writes the footer of every page, once the number of pages is known. */
    foot: (text: string, number: (page: number, pageCount: number) => string) => {
      const { count } = pdf.bufferedPageRange()
      const [said = ''] = lines(text, styles.small, width - 80)
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index)
        const [place = ''] = lines(number(index + 1, count), styles.small)
        const column = { x: 0, width }
        tags.pagination(() => {
          draw(said, styles.small, column, sheetHeight - footHeight)
          draw(place, styles.small, { ...column, align: 'right' }, sheetHeight - footHeight)
        })
      }
    },
  }
}
