import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** A real PDF of A4 pages, each with its number in words; its font is named, not brought along. */
export async function samplePdf(pageCount = 3): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  for (let number = 1; number <= pageCount; number += 1) {
    const page = pdf.addPage([595, 842])
    page.drawText(`Devis de toiture, page ${number}`, {
      x: 60,
      y: 760,
      size: 24,
      font: bold,
      color: rgb(0.06, 0.36, 0.39),
    })
    for (let line = 0; line < 24; line += 1) {
      page.drawText(`${line + 1}. Fourniture et pose de tuiles plates, versant nord, lot ${number}-${line + 1}`, {
        x: 60,
        y: 710 - line * 24,
        size: 12,
        font,
      })
    }
  }
  return new Uint8Array(await pdf.save())
}
