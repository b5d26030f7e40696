import { createHash } from 'node:crypto'
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { LocaleCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { shareOut } from '#server/areas/decisions/shareOut.ts'
import type { attachments } from '#server/services/files/attachments.tables.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import type { DemoQuote } from './demoDecisionTexts.ts'
import type { DemoPlace } from './demoPlaces.ts'

/** A document of the demo: what an entrepreneur offers, or a ballot somebody signed. */
export type DemoDocument = {
  readonly id: string
  readonly ownerId: string
  readonly createdAt: Date
  readonly fileName: string
  readonly heading: string
  readonly lead: readonly string[]
  readonly lines: readonly (readonly [label: string, amount: string])[]
}

/** The lines of a quote: they add up to the whole, to the cent. */
export function quoteDocument(
  { fileName, company, lines }: DemoQuote,
  about: Pick<DemoDocument, 'id' | 'ownerId' | 'createdAt'> & { place: DemoPlace; title: string; cents: number },
): DemoDocument {
  const { place, title, cents, ...owned } = about
  const { currency, locales } = offers[place.offer]
  const [locale = 'fr-FR'] = locales
  const money = (amount: number) => moneyOf(locale, currency, amount)
  const parts = shareOut(
    cents,
    lines.map(([, weight]) => weight),
  )
  const isQuebec = place.offer === 'VQC'
  return {
    ...owned,
    fileName,
    heading: `${isQuebec ? 'Soumission' : 'Devis'} · ${company}`,
    lead: [title, `${place.name}, ${place.street}, ${place.zipCode} ${place.city}`],
    lines: [
      ...lines.map(([label], index) => [label, money(parts[index] ?? 0)] as const),
      [isQuebec ? 'Total, taxes comprises' : 'Total, toutes taxes comprises', money(cents)],
    ],
  }
}

const moneyOf = (locale: LocaleCode, currency: string, cents: number) =>
  // The narrow space between thousands is in none of the standard fonts.
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100).replaceAll('\u202f', '\u00a0')

const margin = 56
const width = 595
const ink = rgb(0.08, 0.14, 0.17)

/** Hex SHA-256 of the file it will be. */
export const hashOfDocument = async (document: DemoDocument): Promise<string> =>
  createHash('sha256')
    .update(await print(document))
    .digest('hex')

/** The same bytes at every seed of a day: a document says when it was made, and nothing else changes. */
async function print({ heading, lead, lines, createdAt }: DemoDocument): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(heading)
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const page = document.addPage([width, 842])
  let y = 770
  page.drawText(heading, { x: margin, y, size: 18, font: bold, color: ink })
  for (const text of lead) {
    y -= 24
    page.drawText(text, { x: margin, y, size: 11, font, color: ink })
  }
  y -= 24
  for (const [index, [label, amount]] of lines.entries()) {
    const face = index === lines.length - 1 ? bold : font
    y -= 26
    page.drawText(label, { x: margin, y, size: 11, font: face, color: ink })
    const x = width - margin - face.widthOfTextAtSize(amount, 11)
    page.drawText(amount, { x, y, size: 11, font: face, color: ink })
    page.drawLine({ start: { x: margin, y: y - 9 }, end: { x: width - margin, y: y - 9 }, thickness: 0.5, color: ink })
  }
  return Buffer.from(await document.save())
}

/** Puts documents where files are; answers their rows. */
export async function storeDemoDocuments(files: FileStore, documents: readonly DemoDocument[]) {
  const rows: (typeof attachments.$inferInsert)[] = []
  for (const document of documents) {
    const { id, ownerId, createdAt, fileName } = document
    const bytes = await print(document)
    const storageKey = `attachments/${id}`
    await files.put(storageKey, bytes, 'application/pdf')
    const named = {
      displayName: fileName,
      sourceFileName: fileName,
      contentType: 'application/pdf',
      size: bytes.length,
    }
    rows.push({ ...named, id, ownerId, storageKey, usedAt: createdAt, createdAt })
  }
  return rows
}
