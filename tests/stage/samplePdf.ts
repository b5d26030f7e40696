import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A real PDF of A4 pages with their number in words; its font is not embedded. */
export async function samplePdf(pageCount = 3): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false })
  const write = (text: string, y: number) => pdf.text(text, 60, y, { lineBreak: false, baseline: 'alphabetic' })
  for (let number = 1; number <= pageCount; number += 1) {
    pdf.addPage().font('Helvetica-Bold').fontSize(24).fillColor('#0f5c63')
    write(`Devis de toiture, page ${number}`, 82)
    pdf.font('Times-Roman').fontSize(12).fillColor('black')
    for (let line = 0; line < 24; line += 1) {
      write(
        `${line + 1}. Fourniture et pose de tuiles plates, versant nord, lot ${number}-${line + 1}`,
        132 + line * 24,
      )
    }
  }
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}
