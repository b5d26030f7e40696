import { and, desc, eq, inArray } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'

const place = { placeName: places.name, placeOffer: places.offer }

/** The calls for funds from a person, and their payments, in every place. Cents. */
export const findOwnMovements = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  accountMovements: await db
    .select({
      ...place,
      label: ledgerEntries.label,
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
    .orderBy(desc(ledgerLines.enteredOn), ledgerLines.entryId, ledgerLines.rank),
})
