import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

export type DocumentSettings = {
  readonly title: string
  readonly language: string
  /** Portrait: A4 in France, Letter in Canada. */
  readonly size: 'A4' | 'Letter'
  readonly author: string
  readonly now: Date
}

/** The viewer's typefaces, under the Open Font License. A paper embeds the glyphs that it uses, so it looks the same everywhere. */
const readFace = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`)))

const inXml = (text = '') => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An empty tagged document (PDF/UA-1) with the fonts `regular` and `bold`. The library loads with the first document. */
export async function openDocument({ title, language, size, author, now }: DocumentSettings): Promise<PDFDocument> {
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFace('Regular'),
    readFace('Bold'),
  ])
  class TaggedDocument extends Document {
    /** pdfkit does not escape names in the XML of the metadata. */
    override _addInfo() {
      const { Title, Author } = this.info
      this.info = { ...this.info, Title: inXml(Title), Author: inXml(Author) }
      super._addInfo()
    }
  }
  return new TaggedDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
    size,
    font: null,
    autoFirstPage: false,
    // The footer needs the total number of pages.
    bufferPages: true,
  })
    .registerFont('regular', regular)
    .registerFont('bold', bold)
}
