import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

export type DocumentSettings = {
  readonly title: string
  readonly language: string
  /** Upright: A4 in France, Letter in Canada. */
  readonly size: 'A4' | 'Letter'
  /** Whose paper it is. */
  readonly author: string
  readonly now: Date
}

/** The viewer's faces, under the Open Font License: a paper brings along the letters it uses and looks the same everywhere. */
const readFace = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`)))

const inXml = (text = '') => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An empty tagged document (PDF/UA-1) with the faces `regular` and `bold`. The library is loaded with the first one. */
export async function openDocument({ title, language, size, author, now }: DocumentSettings): Promise<PDFDocument> {
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFace('Regular'),
    readFace('Bold'),
  ])
  class TaggedDocument extends Document {
    /** pdfkit puts names into the XML of the metadata as they are. */
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
    // The foot of a page counts all pages.
    bufferPages: true,
  })
    .registerFont('regular', regular)
    .registerFont('bold', bold)
}
