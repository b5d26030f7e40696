import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import type { NamedDebt } from '#server/services/ledger/debtsOf.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'

export async function findLots(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: lots.id, number: lots.number, kind: lots.kind, building: lots.building })
    .from(lots)
    .where(inArray(lots.id, [...ids]))
}

/** The calls behind some debts, by account and day, with their purpose. */
export async function findCalls(db: Queryable, placeId: string, debts: readonly Pick<NamedDebt, 'dueOn'>[]) {
  if (debts.length === 0) return []
  return db
    .selectDistinct({
      account: calls.account,
      dueOn: calls.dueOn,
      label: calls.label,
      product: calls.product,
      worksId: calls.worksId,
    })
    .from(calls)
    .where(and(eq(calls.placeId, placeId), inArray(calls.dueOn, [...new Set(debts.map(({ dueOn }) => dueOn))])))
    .orderBy(asc(calls.label))
}

/** The amounts that the entry of a payment credits to its owner; the row without a day is what no debt took. Cents. */
export const creditedBy = (db: Queryable, entryId: string, ownerId: string) =>
  db
    .select({
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      dueOn: ledgerLines.dueOn,
      amount: ledgerLines.credit,
    })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.entryId, entryId), eq(ledgerLines.ownerId, ownerId)))
    .orderBy(asc(ledgerLines.rank))
