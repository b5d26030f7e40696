import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { ledgerEntries, ledgerLines, providers } from '#server/services/ledger/ledger.tables.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'

/** Opening entries come first, the others as they were validated. */
const order = sql`(${ledgerEntries.journal} <> 'AN', ${ledgerEntries.postedAt}, ${ledgerEntries.journal}, ${ledgerEntries.number}, ${ledgerLines.rank})`
type Position = { readonly entryId: string; readonly rank: number }

/** The next lines of a year in the order of the file, after the last one that was read. */
export async function readFecLines(db: Queryable, { id, placeId }: YearRow, last: Position | null, limit: number) {
  const after =
    last &&
    sql`(select e.journal <> 'AN', e.posted_at, e.journal, e.number, ${last.rank}::int from ${ledgerEntries} as e where e.id = ${last.entryId})`
  const rows = await db
    .select({
      entryId: ledgerLines.entryId,
      rank: ledgerLines.rank,
      journal: ledgerEntries.journal,
      number: ledgerEntries.number,
      enteredOn: ledgerLines.enteredOn,
      label: ledgerEntries.label,
      pieceReference: ledgerEntries.pieceReference,
      postedAt: ledgerEntries.postedAt,
      account: ledgerLines.account,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      lotId: ledgerLines.lotId,
      dueOn: ledgerLines.dueOn,
      ownerId: ledgerLines.ownerId,
      ownerCode: userOffers.sqlId,
      owner: personShownIn(ledgerLines.ownerId, ledgerLines.placeId),
      provider: { id: providers.id, code: providers.sqlId, name: providers.name },
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(places, eq(places.id, ledgerLines.placeId))
    .leftJoin(userOffers, and(eq(userOffers.userId, ledgerLines.ownerId), eq(userOffers.offer, places.offer)))
    .leftJoin(providers, eq(providers.id, ledgerLines.providerId))
    .where(
      and(eq(ledgerLines.placeId, placeId), eq(ledgerLines.fiscalYearId, id), after ? gt(order, after) : undefined),
    )
    .orderBy(order)
    .limit(limit)
  return rows.map(({ owner, ...row }) => ({ ...row, ownerName: owner?.displayName ?? null }))
}
export type FecRow = Awaited<ReturnType<typeof readFecLines>>[number]

/** The key of a co-owner's debt. */
export const debtOf = ({ ownerId, account, lotId, dueOn }: Pick<FecRow, 'ownerId' | 'account' | 'lotId' | 'dueOn'>) =>
  [ownerId, account, lotId, dueOn].join(' ')

/** The debts settled within the year, each with the day of its settlement. */
export async function settledDebts(db: Queryable, { id, placeId }: YearRow) {
  const rows = await db
    .select({
      ownerId: ledgerLines.ownerId,
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      dueOn: ledgerLines.dueOn,
      on: sql<string>`max(${ledgerLines.enteredOn})::text`,
    })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        eq(ledgerLines.fiscalYearId, id),
        inArray(ledgerLines.account, ownerAccounts),
        isNotNull(ledgerLines.ownerId),
        isNotNull(ledgerLines.dueOn),
      ),
    )
    .groupBy(ledgerLines.ownerId, ledgerLines.account, ledgerLines.lotId, ledgerLines.dueOn)
    .having(sql`count(*) > 1 and sum(${ledgerLines.debit} - ${ledgerLines.credit}) = 0`)
    .orderBy(ledgerLines.dueOn, ledgerLines.account, ledgerLines.lotId, ledgerLines.ownerId)
  return rows.map(({ on, ...debt }) => ({ debt: debtOf(debt), on }))
}
