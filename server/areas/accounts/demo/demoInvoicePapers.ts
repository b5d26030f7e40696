import { toAddressLine } from '#contract/addressLine.ts'
import { dateInWords } from '#contract/dateInWords.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { momentAt } from '#server/platform/civilDay.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import type { attachments } from '#server/services/files/attachments.tables.ts'
import type { demoBooks } from './demoBooks.ts'
import { printInvoice } from './printInvoice.ts'

type Books = ReturnType<typeof demoBooks>

/** Stores the papers of the latest invoices, and returns their rows. */
export async function storeDemoInvoices(
  files: FileStore,
  { place, invoices, isQuebec }: Books,
): Promise<readonly (typeof attachments.$inferInsert)[]> {
  const { currency, timeZone } = offers[place.offer]
  const money = new Intl.NumberFormat(isQuebec ? 'fr-CA' : 'fr-FR', { style: 'currency', currency })
  const date = new Intl.DateTimeFormat(isQuebec ? 'fr-CA' : 'fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  const ownerId = demoId(isQuebec ? 'person comptable-montreal' : 'person comptable')
  return Promise.all(
    invoices.flatMap(({ proofId, provider, label, reference, on, amount }) => {
      if (proofId === null) return []
      return [
        (async () => {
          const createdAt = momentAt(`${on} 10:00`, timeZone)
          const bytes = printInvoice({
            heading: provider,
            lead: [
              `Facture ${reference}`,
              dateInWords(date, new Date(`${on}T00:00:00Z`)),
              `${place.name}, ${toAddressLine(place)}`,
            ],
            line: [label.slice(provider.length + 3), money.format(amount / 100)],
            total: [isQuebec ? 'Total, taxes comprises' : 'Total, toutes taxes comprises', money.format(amount / 100)],
          })
          const name = `Facture ${reference}.pdf`
          const storageKey = `attachments/${proofId}`
          await files.put(storageKey, bytes, 'application/pdf')
          return {
            id: proofId,
            ownerId,
            displayName: name,
            sourceFileName: name,
            contentType: 'application/pdf',
            size: bytes.length,
            storageKey,
            usedAt: createdAt,
            createdAt,
          }
        })(),
      ]
    }),
  )
}
