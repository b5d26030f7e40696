import { and, between, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { debitsToCome } from '../automatic/automatic.store.ts'
import type { Called } from './demoPaid.ts'

type Line = Called['debts'][number] & { readonly ownerId: string }

const toCalled = (lines: readonly Line[]): readonly Called[] =>
  [...Map.groupBy(lines, ({ ownerId, dueOn }) => `${ownerId} ${dueOn}`).values()].flatMap((own) => {
    const [first] = own
    return first
      ? [{ ownerId: first.ownerId, dueOn: first.dueOn, debts: own.map(({ ownerId: _, ...debt }) => debt) }]
      : []
  })

type CallsOfOwners = {
  readonly placeIds: readonly string[]
  readonly ownerIds: readonly string[]
  readonly from: string
  readonly to: string
}

/** The demo's calls to some owners between two days. */
export async function pastCalls(db: Queryable, { placeIds, ownerIds, from, to }: CallsOfOwners) {
  const amount = sql<number>`sum(${ledgerLines.debit})::bigint`.mapWith(Number)
  const rows = await db
    .select({
      placeId: ledgerLines.placeId,
      ownerId: sql<string>`${ledgerLines.ownerId}`,
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      dueOn: sql<string>`${ledgerLines.dueOn}::text`,
      amount,
    })
    .from(ledgerLines)
    .where(
      and(
        inArray(ledgerLines.placeId, [...placeIds]),
        inArray(ledgerLines.ownerId, [...ownerIds]),
        between(ledgerLines.dueOn, from, to),
        // An opening entry repeats the debts of earlier years.
        lte(ledgerLines.enteredOn, ledgerLines.dueOn),
        sql`${ledgerLines.debit} > 0`,
      ),
    )
    .groupBy(ledgerLines.placeId, ledgerLines.ownerId, ledgerLines.account, ledgerLines.lotId, ledgerLines.dueOn)
    .orderBy(ledgerLines.dueOn, ledgerLines.ownerId, ledgerLines.account, ledgerLines.lotId)
  const byPlace = Map.groupBy(rows, ({ placeId }) => placeId)
  return (placeId: string) => toCalled((byPlace.get(placeId) ?? []).map(({ placeId: _, ...line }) => line))
}

/** The next calls to owners whose mandate pays automatically. */
export async function nextCalls(
  db: Queryable,
  placeId: string,
  window: { readonly today: string; readonly until: string },
) {
  const lines = await debitsToCome(db, placeId, window)
  const [first] = lines
  return toCalled(
    lines.flatMap(({ mandate, dueOn, account, lotId, amount }) =>
      dueOn === first?.dueOn ? [{ ownerId: mandate.userId, dueOn, account, lotId, amount }] : [],
    ),
  )
}
