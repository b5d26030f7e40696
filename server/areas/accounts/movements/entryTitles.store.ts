import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import { can } from '#contract/permissions.ts'
import type { FindTitles } from '#server/services/directory/findTitles.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { ledgerRows } from './ledgerRows.store.ts'

/** The labels of some entries of a place, as far as its books or the person’s own account show them. */
export const findEntryTitles: FindTitles = async (db, { userId, placeId, roles, ids }) => {
  if (!can(roles, 'buildingAccounts.read')) return []
  const { isShown } = ledgerRows(can(roles, 'coownerAmounts.read'))
  const ownLine = db
    .select({ one: sql`1` })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.entryId, ledgerEntries.id),
        eq(ledgerLines.ownerId, userId),
        inArray(ledgerLines.account, ownerAccounts),
      ),
    )
  return db
    .select({ id: ledgerEntries.id, title: ledgerEntries.label })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.id, [...ids]),
        eq(ledgerEntries.placeId, placeId),
        memberOf(userId, placeId),
        or(isShown, exists(ownLine)),
      ),
    )
}
