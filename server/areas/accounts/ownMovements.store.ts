import { and, desc, eq, inArray } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { accountWords } from './accountWords.ts'
import { isSharedPayment } from './statement/ownLines.store.ts'

const place = { placeName: places.name, placeOffer: places.offer }

/** The calls for funds from a person, and their payments, in every place. Cents. */
export async function findOwnMovements(
  db: Queryable,
  { userId, locale }: { readonly userId: string; readonly locale: LocaleCode },
) {
  const rows = await db
    .select({
      ...place,
      label: ledgerEntries.label,
      isSharedPayment: isSharedPayment(userId),
      account: ledgerLines.account,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      enteredOn: ledgerLines.enteredOn,
      dueOn: ledgerLines.dueOn,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(places, eq(places.id, ledgerLines.placeId))
    .where(and(eq(ledgerLines.ownerId, userId), inArray(ledgerLines.account, ownerAccounts)))
    .orderBy(desc(ledgerLines.enteredOn), ledgerLines.entryId, ledgerLines.rank)
  const { labelOf } = accountWords(locale)
  return {
    accountMovements: rows.map(({ label, isSharedPayment: isShared, ...movement }) => ({
      ...movement,
      label: labelOf({ label, isSharedPayment: isShared }),
    })),
  }
}
