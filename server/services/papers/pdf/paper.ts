import { buffer } from 'node:stream/consumers'
import { type DocumentSettings, openDocument } from './openDocument.ts'
import { createSheets, type Style, styles } from './sheets.ts'
import { rowsTogether, type Table, writeTable } from './table.ts'

type Settings = DocumentSettings & {
  /** « page 2 sur 3 » */
  readonly pageNumber: (page: number, pageCount: number) => string
}

/** The text in the properties of the signature. */
type Sealing = {
  readonly reason: string
  readonly name: string
  readonly location: string
  readonly contact: string
  readonly at: Date
}

/** A subheading and its content. */
const partTogether = styles.strong.leading + 4 + rowsTogether

/** A paper, written and read aloud from top to bottom. The same words at the same moment give the same bytes. */
export type Paper = Awaited<ReturnType<typeof startPaper>>

export async function startPaper({ pageNumber, ...settings }: Settings) {
  const { author, title } = settings
  const pdf = await openDocument(settings)
  const sheets = createSheets(pdf)
  let hasHeading = false

  const text = (role: 'P' | 'H1' | 'H2' | 'H3', words: string, style: Style, after: number) => {
    for (const part of words.split('\n')) {
      const element = part.trim() === '' ? null : sheets.open(role)
      const lines = sheets.lines(part, style)
      sheets.flow([{ element, lines, style, column: { x: 0, width: sheets.width } }], style.leading)
    }
    sheets.gap(after)
  }
  /** Stays on the same page as its content. */
  const keepWithNext = () => {
    sheets.gap(4)
    sheets.ensure(partTogether)
  }

  return {
    title: () => {
      text('P', author, styles.small, 4)
      text('H1', title, styles.title, 10)
    },
    /** Stays on the same page as its content. */
    heading: (words: string) => {
      hasHeading = true
      sheets.gap(10)
      sheets.ensure(styles.heading.leading * 2 + 8 + partTogether)
      text('H2', words, styles.heading, 4)
    },
    /** One level below the last heading, or below the title, because PDF/UA allows no skipped level. */
    subheading: (words: string) => {
      keepWithNext()
      text(hasHeading ? 'H3' : 'H2', words, styles.strong, 4)
    },
    paragraph: (words: string) => text('P', words, styles.body, 6),
    /** A highlighted sentence. */
    strong: (words: string) => {
      keepWithNext()
      text('P', words, styles.strong, 4)
    },
    small: (words: string) => text('P', words, styles.small, 4),
    table: (table: Table) => writeTable(sheets, table),
    /** Facts: a name on the left, its value on the right. */
    facts: (rows: readonly (readonly [name: string, value: string])[]) =>
      writeTable(sheets, {
        columns: [{ share: 0.22, isMuted: true }, { share: 0.78 }],
        rows,
      }),
    /** Boxes to tick by hand, side by side. */
    boxes: (names: readonly string[]) => {
      sheets.ensure(styles.body.leading + 12)
      const list = sheets.open('L')
      const step = sheets.width / names.length
      for (const [index, name] of names.entries()) {
        const item = sheets.open('LI', { parent: list })
        const x = index * step
        sheets.box(sheets.open('Lbl', { parent: item, actual: '☐' }), x, styles.body)
        const element = sheets.open('LBody', { parent: item })
        const column = { x: x + 18, width: step - 18 }
        sheets.put([{ element, lines: sheets.lines(name, styles.body, column.width), style: styles.body, column }])
      }
      sheets.gap(styles.body.leading + 12)
    },
    /** A line to write on. */
    blank: (name: string) => {
      sheets.ensure(44)
      text('P', name, styles.small, 26)
      sheets.rule()
      sheets.gap(10)
    },
    /** The same with room for an invisible signature (seal/sealPdf.ts). */
    finishToSeal: async ({ reason, name, location, contact, at }: Sealing): Promise<Uint8Array> => {
      sheets.foot(title, pageNumber)
      const { pdfkitAddPlaceholder } = await import('@signpdf/placeholder-pdfkit')
      pdfkitAddPlaceholder({
        pdf,
        pdfBuffer: Buffer.alloc(0),
        reason,
        name,
        location,
        contactInfo: contact,
        signingTime: at,
        signatureLength: 8_192,
        subFilter: 'ETSI.CAdES.detached',
      })
      pdf.end()
      return buffer(pdf)
    },
    finish: async (): Promise<Uint8Array> => {
      sheets.foot(title, pageNumber)
      pdf.end()
      return buffer(pdf)
    },
  }
}
