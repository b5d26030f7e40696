import { PDFDocument } from '@cantoo/pdf-lib'
import { embedFaces } from './faces.ts'
import { createSheets, type SheetSize, type Style, styles } from './sheets.ts'
import { rowsTogether, type Table, writeTable } from './table.ts'

type Settings = {
  readonly title: string
  readonly language: string
  readonly size: SheetSize
  /** Whose paper it is. */
  readonly author: string
  readonly now: Date
  /** « page 2 sur 3 » */
  readonly pageNumber: (page: number, pageCount: number) => string
}

/** A paper written from top to bottom: the same words and the same moment make the same bytes. */
export type Paper = Awaited<ReturnType<typeof startPaper>>

export async function startPaper({ title, language, size, author, now, pageNumber }: Settings) {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setAuthor(author)
  pdf.setCreationDate(now)
  pdf.setModificationDate(now)
  const sheets = createSheets(pdf, await embedFaces(pdf), size)

  const text = (words: string, style: Style, after: number) => {
    for (const line of sheets.lines(words, style)) {
      sheets.ensure(style.leading)
      sheets.put(line, style, { x: 0, width: sheets.width })
      sheets.gap(style.leading)
    }
    sheets.gap(after)
  }

  return {
    title: () => {
      text(author, styles.small, 4)
      text(title, styles.title, 10)
    },
    /** Kept on the page of what it stands above. */
    heading: (words: string) => {
      sheets.gap(10)
      sheets.ensure(styles.heading.leading * 2 + styles.body.leading * 3)
      text(words, styles.heading, 4)
    },
    paragraph: (words: string) => text(words, styles.body, 6),
    /** Kept with what it stands above, like a heading. */
    strong: (words: string) => {
      sheets.gap(4)
      sheets.ensure(styles.strong.leading + rowsTogether)
      text(words, styles.strong, 4)
    },
    small: (words: string) => text(words, styles.small, 4),
    table: (table: Table) => writeTable(sheets, table),
    /** What belongs to what: a name on the left, its value on the right. */
    facts: (rows: readonly (readonly [name: string, value: string])[]) =>
      writeTable(sheets, {
        columns: [{ share: 0.22, isMuted: true }, { share: 0.78 }],
        rows,
      }),
    /** Boxes to tick by hand, side by side. */
    boxes: (names: readonly string[]) => {
      sheets.ensure(styles.body.leading + 12)
      const step = sheets.width / names.length
      for (const [index, name] of names.entries()) {
        sheets.box(index * step, styles.body)
        sheets.put(name, styles.body, { x: index * step + 18, width: step - 18 })
      }
      sheets.gap(styles.body.leading + 12)
    },
    /** A line to write on. */
    blank: (name: string) => {
      sheets.ensure(44)
      text(name, styles.small, 26)
      sheets.rule()
      sheets.gap(10)
    },
    finish: async (): Promise<Uint8Array> => {
      sheets.foot(title, pageNumber)
      return pdf.save()
    },
  }
}
