import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Faces } from './faces.ts'
import { wrapText } from './wrapText.ts'
import { writableBy } from './writable.ts'

/** Points, upright: A4 in France, Letter in Canada. */
const sheetSizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const
export type SheetSize = keyof typeof sheetSizes

const ink = rgb(0.1, 0.13, 0.17)
const muted = rgb(0.34, 0.38, 0.43)
const hairline = rgb(0.78, 0.81, 0.84)
const margin = 56
/** Below it stands the foot of the page. */
const floor = 64

export type Style = {
  readonly size: number
  readonly leading: number
  readonly face: keyof Faces
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
export type Sheets = ReturnType<typeof createSheets>

/** Pages that follow one another as they fill, and the line at which writing goes on. */
export function createSheets(pdf: PDFDocument, faces: Faces, size: SheetSize) {
  const [sheetWidth, sheetHeight] = sheetSizes[size]
  const writable = { regular: writableBy(faces.regular), bold: writableBy(faces.bold) }
  const pages: PDFPage[] = []
  const width = sheetWidth - 2 * margin
  let y = 0
  const turn = () => {
    pages.push(pdf.addPage([sheetWidth, sheetHeight]))
    y = sheetHeight - margin
  }
  turn()
  const page = () => pages.at(-1) ?? pdf.addPage([sheetWidth, sheetHeight])

  const lines = (text: string, style: Style, within = width) => {
    const measure = (part: string) => faces[style.face].widthOfTextAtSize(part, style.size)
    return text.split('\n').flatMap((part) => wrapText(writable[style.face](part), within, measure))
  }
  const write = (on: PDFPage, text: string, style: Style, { x, width: within, align = 'left' }: Column, at: number) => {
    const font = faces[style.face]
    const indent = align === 'right' ? within - font.widthOfTextAtSize(text, style.size) : 0
    const color = style.isMuted ? muted : ink
    on.drawText(text, { x: margin + x + indent, y: at, size: style.size, font, color })
  }

  return {
    width,
    lines,
    /** Goes to the next page unless so much room is left; answers whether it did. */
    ensure: (height: number) => {
      if (y - height >= floor) return false
      turn()
      return true
    },
    gap: (height: number) => {
      y -= height
    },
    /** One line in a column of the present row; it does not move on. */
    put: (text: string, style: Style, column: Column, below = 0) =>
      write(page(), text, style, column, y - below - style.leading + (style.leading - style.size) / 2 + 1),
    rule: () =>
      page().drawLine({
        start: { x: margin, y },
        end: { x: sheetWidth - margin, y },
        thickness: 0.6,
        color: hairline,
      }),
    /** An empty box to tick, as high as a line of text. */
    box: (x: number, style: Style) =>
      page().drawRectangle({
        x: margin + x,
        y: y - style.leading + 2.5,
        width: style.size,
        height: style.size,
        borderWidth: 0.8,
        borderColor: ink,
      }),
    /** The foot of every page, once all of them are there. */
    foot: (text: string, number: (page: number, pageCount: number) => string) => {
      for (const [index, sheet] of pages.entries()) {
        const [said = ''] = lines(text, styles.small, width - 80)
        write(sheet, said, styles.small, { x: 0, width }, 36)
        const place = writable.regular(number(index + 1, pages.length))
        write(sheet, place, styles.small, { x: 0, width, align: 'right' }, 36)
      }
    },
  }
}
