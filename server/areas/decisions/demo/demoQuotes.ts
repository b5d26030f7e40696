import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { shareOut } from '#contract/accounts/shareOut.ts'
import { toAddressLine } from '#contract/addressLine.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import type { attachments } from '#server/services/files/attachments.tables.ts'
import type { DemoQuote } from './demoDecisionTexts.ts'

/** A document of the demo: a contractor's quote, or a signed ballot. */
export type DemoDocument = {
  readonly id: string
  readonly ownerId: string
  readonly createdAt: Date
  readonly fileName: string
  readonly heading: string
  readonly lead: readonly string[]
  readonly lines: readonly (readonly [label: string, amount: string])[]
}

/** The lines of a quote add up to its total, to the cent. */
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
    lead: [title, `${place.name}, ${toAddressLine(place)}`],
    lines: [
      ...lines.map(([label], index) => [label, money(parts[index] ?? 0)] as const),
      [isQuebec ? 'Total, taxes comprises' : 'Total, toutes taxes comprises', money(cents)],
    ],
  }
}

const moneyOf = (locale: LocaleCode, currency: string, cents: number) =>
  // None of the standard fonts has the narrow space between thousands.
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100).replaceAll('\u202f', '\u00a0')

const margin = 56
const ink = '#14242b'

/** Hex SHA-256 of the file that the document becomes. */
export const hashOfDocument = async (document: DemoDocument): Promise<string> =>
  createHash('sha256')
    .update(await print(document))
    .digest('hex')

/** Gives the same bytes at every seed on one day; only the date in the document varies. */
async function print({ heading, lead, lines, createdAt }: DemoDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: heading, CreationDate: createdAt, ModDate: createdAt }
  const document = new PDFDocument({ size: 'A4', info }).fillColor(ink).strokeColor(ink).lineWidth(0.5)
  const right = document.page.width - margin
  const write = (text: string, x: number) => document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  let y = 72
  document.font('Helvetica-Bold').fontSize(18)
  write(heading, margin)
  document.font('Helvetica').fontSize(11)
  for (const text of lead) {
    y += 24
    write(text, margin)
  }
  y += 24
  for (const [index, [label, amount]] of lines.entries()) {
    y += 26
    if (index === lines.length - 1) document.font('Helvetica-Bold')
    write(label, margin)
    write(amount, right - document.widthOfString(amount))
    document
      .moveTo(margin, y + 9)
      .lineTo(right, y + 9)
      .stroke()
  }
  document.end()
  return buffer(document)
}

/** Stores documents and returns their rows. */
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
