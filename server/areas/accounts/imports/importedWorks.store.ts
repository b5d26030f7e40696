import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { usualAccounts } from '#contract/accounts/usualAccounts.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import type { Change, ImportScope, Stored } from '#server/services/imports/importFile.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { findYearOf } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { nameOfKey } from '../budgets/budgets.store.ts'
import { planCalls } from '../calls/planCalls.ts'
import { holdChart } from './holdChart.ts'

export type ImportedWorks = {
  readonly reference: string
  readonly label: string
  readonly building: string | null
  readonly keyId: string | null
  /** Cents. */
  readonly votedAmount: number
  readonly votedOn: string
  readonly closedOn: string | null
  /** Future calls, with the part of each. */
  readonly calls: readonly { readonly dueOn: string; readonly amount: number }[]
}

/** The works of a place in the format of the file, and the references of works with an issued call. */
export async function findWorks(tx: Queryable, placeId: string, today: string) {
  const rows = await tx.select().from(works).where(eq(works.placeId, placeId))
  const planned = await tx
    .select({
      worksId: calls.worksId,
      dueOn: calls.dueOn,
      isIssued: sql<boolean>`${calls.entryId} is not null`,
      amount: sql`coalesce(sum(${callShares.amount}), 0)`.mapWith(Number),
    })
    .from(calls)
    .leftJoin(callShares, eq(callShares.callId, calls.id))
    .where(and(eq(calls.placeId, placeId), isNotNull(calls.worksId)))
    .groupBy(calls.id)
    .orderBy(asc(calls.dueOn))
  const found = rows.map((row): Stored<ImportedWorks> => {
    const { id, reference, label, building, keyId, votedAmount, votedOn, closedOn } = row
    const own = planned.filter(({ worksId, dueOn, isIssued }) => worksId === id && !isIssued && dueOn > today)
    const ahead = own.map(({ dueOn, amount }) => ({ dueOn, amount }))
    const values = { reference, label, building, keyId, votedAmount, votedOn, closedOn, calls: ahead }
    return { id, key: reference, values }
  })
  const issued = new Set(planned.flatMap(({ worksId, isIssued }) => (isIssued ? (worksId ?? []) : [])))
  return { works: found, called: rows.filter(({ id }) => issued.has(id)).map(({ reference }) => reference) }
}

/** Writes works, and replaces their planned calls. */
export async function writeWorks(
  tx: Transaction,
  scope: ImportScope,
  changes: readonly Change<ImportedWorks>[],
): Promise<void> {
  const placeId = scope.place().id
  const { worksOwner: account, works: product } = usualAccounts[await holdChart(tx, scope)]
  await inBatches(changes, async (some) => {
    const rows = some.map(({ id, values: { calls: _, ...values } }) => ({ id, placeId, ...values }))
    const set = excluded(works, ['label', 'building', 'keyId', 'votedAmount', 'votedOn', 'closedOn'])
    await tx.insert(works).values(rows).onConflictDoUpdate({ target: works.id, set })
    const ids = some.map(({ id }) => id)
    await tx.delete(calls).where(and(inArray(calls.worksId, ids), isNull(calls.entryId)))
  })
  const words = ledgerWords(scope.offer)
  for (const { id, values } of changes) {
    const { keyId, label } = values
    const keyName = await nameOfKey(tx, keyId)
    for (const { dueOn, amount } of values.calls) {
      const year = await findYearOf(tx, placeId, dueOn)
      if (!year) continue
      const days = [{ dueOn, label: words.t('importedWorksCall', { label, day: words.day(dueOn) }) }]
      const voted = [{ keyId, keyName, amount }]
      const plan = { placeId, fiscalYearId: year.id, worksId: id, subject: 'works' as const, account, product }
      await planCalls(tx, { ...plan, voted, days }, () => randomUUID())
    }
  }
}
