import { and, eq, or, sql } from 'drizzle-orm'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import type { SeesAttachment } from '#server/services/files/readFile.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'

const lineWhere = (condition: ReturnType<typeof sql>) =>
  sql`exists (select 1 from ${ledgerLines} where ${ledgerLines.entryId} = ${ledgerEntries.id} and ${condition})`

/** Purchases for the building: its suppliers and its expenses. */
const isExpense = sql`case ${ledgerLines.chart} when 'QC' then ${ledgerLines.account} ~ '^[2567]' else ${ledgerLines.account} ~ '^(40|6)' end`
/** Wages, with their payslips. */
const isWage = sql`${ledgerLines.chart} = 'FR' and ${ledgerLines.account} ~ '^(42|43|64)'`

/** Whether the entry is an invoice of the building, which every co-owner may read (art. 18-1). Reads its lines once. */
export const isInvoiceOfBuilding = sql<boolean>`(
  select bool_or(${isExpense}) and not bool_or(${isWage}) and not bool_or(${ledgerLines.ownerId} is not null)
  from ${ledgerLines} where ${ledgerLines.entryId} = ${ledgerEntries.id})`

/**
 * Who may open the proof of an entry. Board and staff see all proofs (law of 10 July 1965, art. 21). A co-owner sees the invoices
 * of the building (art. 18-1), except for wages, and the proofs of their own payments, unless others share them.
 */
export const seesProof: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const isOwnAlone = and(
    lineWhere(sql`${ledgerLines.ownerId} = ${userId}`),
    sql`not ${lineWhere(sql`${ledgerLines.ownerId} <> ${userId}`)}`,
    memberWith('account.read', userId, places.id),
  )
  const isInvoice = and(isInvoiceOfBuilding, memberWith('buildingAccounts.read', userId, places.id))
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(places, and(eq(places.id, ledgerEntries.placeId), eq(places.offer, offer)))
    .where(
      and(
        eq(ledgerEntries.proofId, attachmentId),
        or(memberWith('coownerAmounts.read', userId, places.id), isInvoice, isOwnAlone),
      ),
    )
    .limit(1)
  return rows.length > 0
}
