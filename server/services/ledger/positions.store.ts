import { and, asc, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears, lots } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from './awaited.store.ts'
import { ledgerLines } from './ledger.tables.ts'

type Scope = {
  readonly placeId: string
  readonly ownerIds: readonly string[]
  /** Only entries that were posted, and due, by this day. */
  readonly day: string
}

/** The open amount of the lines of one owner, account, lot and due date: positive for a debt, negative for a credit. Cents. */
export type Position = {
  readonly ownerId: string
  readonly account: string
  readonly lotId: string | null
  readonly lotNumber: number | null
  /** `null` = a payment that no debt took, or its refund. */
  readonly dueOn: string | null
  readonly open: number
}

/** The regularisation of a year is due from the day on which the meeting approved the accounts. */
const dueDay = sql<string | null>`coalesce(${ledgerLines.dueOn}, ${awaited.approvedOn})`

/** The debts and credits of owners in the open years of a place, the oldest first. */
export async function findPositions(db: Queryable, { placeId, ownerIds, day }: Scope): Promise<readonly Position[]> {
  if (ownerIds.length === 0) return []
  const rows = await db
    .select({
      ownerId: sql<string>`${ledgerLines.ownerId}`,
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      lotNumber: lots.number,
      dueOn: sql<string | null>`${dueDay}::text`,
      open: sql<number>`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .leftJoin(lots, eq(lots.id, ledgerLines.lotId))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.ownerId, [...ownerIds]),
        inArray(ledgerLines.account, ownerAccounts),
        lte(ledgerLines.enteredOn, day),
        not(isAwaiting(day)),
      ),
    )
    .groupBy(ledgerLines.ownerId, ledgerLines.account, ledgerLines.lotId, lots.number, dueDay)
    .orderBy(asc(dueDay), asc(ledgerLines.account), asc(lots.number))
  return rows.filter(({ open }) => open !== 0)
}
