import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontkit from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`)))

export type Faces = { readonly regular: PDFFont; readonly bold: PDFFont }

/** Faces that come with the viewer of the page, under the Open Font License. Embedded with the letters that are used, so that a paper looks and reads the same everywhere, names of any Europe included. */
export async function embedFaces(pdf: PDFDocument): Promise<Faces> {
  const [regular, bold] = await Promise.all([read('Regular'), read('Bold')])
  pdf.registerFontkit(fontkit)
  // Joined letters would be read out, and copied, as one sign that is in no word.
  const options = { subset: true, features: { liga: false } }
  return { regular: await pdf.embedFont(regular, options), bold: await pdf.embedFont(bold, options) }
}
