import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { callDays } from '#contract/accounts/callsForFunds.ts'
import { usualAccounts } from '#contract/accounts/usualAccounts.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import type { Change, ImportScope, Stored } from '#server/services/imports/importFile.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { planBudgetCalls } from '../budgets/planBudgetCalls.ts'
import { holdChart } from './holdChart.ts'

export type ImportedBudget = {
  readonly fiscalYearId: string
  readonly account: string
  readonly keyId: string | null
  /** Cents. */
  readonly amount: number
  readonly votedOn: string
}

/** The budgets of a place in the format of the file, its years with an issued call, and its closed years. */
export async function findBudgets(tx: Queryable, placeId: string) {
  const rows = await tx
    .select({ item: budgetItems, year: fiscalYears.sqlId, key: repartitionKeys.sqlId })
    .from(budgetItems)
    .innerJoin(fiscalYears, eq(fiscalYears.id, budgetItems.fiscalYearId))
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, budgetItems.keyId))
    .where(eq(budgetItems.placeId, placeId))
  const issued = await tx
    .selectDistinct({ id: calls.fiscalYearId })
    .from(calls)
    .where(and(eq(calls.placeId, placeId), isNotNull(calls.entryId), isNull(calls.worksId)))
  const closed = await tx
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), isNotNull(fiscalYears.closedAt)))
  const items = rows.map(({ item, year, key }): Stored<ImportedBudget> => {
    const { id, fiscalYearId, account, keyId, amount, votedOn } = item
    const isNamed = year !== null && (keyId === null || key !== null)
    const values = { fiscalYearId, account, keyId, amount, votedOn }
    return { id, key: isNamed ? `${year} / ${account} / ${key ?? ''}` : null, values }
  })
  return { items, issuedYears: issued.map(({ id }) => id), closedYears: closed.map(({ id }) => id) }
}

export async function writeBudgetItems(
  tx: Transaction,
  scope: ImportScope,
  changes: readonly Change<ImportedBudget>[],
): Promise<void> {
  const [placeId, chart] = [scope.place().id, await holdChart(tx, scope)]
  await inBatches(changes, (some) =>
    tx
      .insert(budgetItems)
      .values(some.map(({ id, values }) => ({ id, placeId, chart, ...values })))
      .onConflictDoUpdate({ target: budgetItems.id, set: excluded(budgetItems, ['amount', 'votedOn']) }),
  )
  await planAgain(tx, scope, changes)
}

export async function removeBudgetItems(
  tx: Transaction,
  scope: ImportScope,
  ended: readonly Stored<ImportedBudget>[],
): Promise<void> {
  await holdChart(tx, scope)
  await inBatches(ended, (some) =>
    tx.delete(budgetItems).where(
      inArray(
        budgetItems.id,
        some.map(({ id }) => id),
      ),
    ),
  )
  await planAgain(tx, scope, ended)
}

/** Replaces the planned calls of the budgets of these years. Calls for the works fund stay. */
async function planAgain(
  tx: Transaction,
  scope: ImportScope,
  changed: readonly { readonly values: ImportedBudget }[],
): Promise<void> {
  const { offer, now, place } = scope
  const placeId = place().id
  const chart = await holdChart(tx, scope)
  const after = civilDay(now, offer.timeZone)
  for (const fiscalYearId of new Set(changed.map(({ values }) => values.fiscalYearId))) {
    const isOfBudget = and(eq(calls.product, usualAccounts[chart].called), isNull(calls.worksId))
    await tx.delete(calls).where(and(eq(calls.fiscalYearId, fiscalYearId), isNull(calls.entryId), isOfBudget))
    const items = await tx.select().from(budgetItems).where(eq(budgetItems.fiscalYearId, fiscalYearId))
    const [year] = await tx.select().from(fiscalYears).where(eq(fiscalYears.id, fiscalYearId))
    if (!year || items.length === 0) continue
    await planBudgetCalls(tx, { placeId, fiscalYearId, chart, offer, items, dueDays: callDays(year), after })
  }
}
