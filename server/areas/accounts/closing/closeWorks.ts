import type { KeyedBalance } from '#server/services/ledger/balances.store.ts'
import type { works } from '#server/services/ledger/budgets.tables.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { type ClosingDesk, swapped } from './closingDesk.ts'
import { calledOf } from './enteredCalls.ts'
import { lineOf } from './lineOf.ts'
import { isResult, resultOf } from './result.ts'
import { shareResult } from './shareResult.ts'

/**
 * The accounts of calls that are not used yet, of used calls, of works unfinished at the end of a year, and of the owners' debt.
 */
const accounts = { called: '102', used: '702', unfinished: '12', owner: '4502' } as const

/**
 * Closes the works of a year: the calls for works that have begun are used; unfinished works wait on account 12 until the first
 * day of the next year; finished ones are shared out, even if they cost nothing. Works that have not begun stay as they are.
 */
export async function closeWorks(
  desk: ClosingDesk,
  operation: typeof works.$inferSelect,
  balances: readonly KeyedBalance[],
): Promise<void> {
  const { id: worksId, label, keyId, closedOn } = operation
  const own = balances.filter((row) => row.worksId === worksId)
  const ofResult = own.filter(({ account }) => isResult('FR', account))
  const before = resultOf('FR', ofResult)
  const held = -own.reduce((sum, { account, balance }) => sum + (account === accounts.called ? balance : 0), 0)
  const isFinished = closedOn !== null && closedOn <= desk.year.endsOn
  const hasBegun = before.charges !== 0 || before.products !== 0
  if (!hasBegun && !(isFinished && held !== 0)) return

  if (held !== 0) {
    await desk.close({
      label: desk.t('worksUsed', { label }),
      source: `used:${worksId}`,
      lines: [
        ...lineOf(held, { account: accounts.called, keyId, worksId }),
        ...lineOf(-held, { account: accounts.used, keyId, worksId }),
      ],
    })
  }
  if (isFinished) {
    const called = await calledOf(desk, { worksId, owner: accounts.owner, product: accounts.called })
    const products = before.products + held - called.reduce((sum, { amount }) => sum + amount, 0)
    const results = [{ keyId, charges: before.charges, products }]
    const settled = desk.t('worksSettled', { label })
    await shareResult(desk, {
      results,
      called,
      worksId,
      account: accounts.owner,
      product: accounts.used,
      label: settled,
    })
  } else {
    await carry(desk, operation, [...ofResult, { account: accounts.used, keyId, worksId, balance: -held }])
  }
}

/** Moves charges and income to account 12, and back on the first day of the next year. */
async function carry(
  desk: ClosingDesk,
  { id, label, keyId }: typeof works.$inferSelect,
  rows: readonly KeyedBalance[],
) {
  const lines = rows.flatMap(({ account, keyId: key, worksId, balance }): readonly NewLine[] => [
    ...lineOf(balance, { account: accounts.unfinished, keyId, worksId }),
    ...lineOf(-balance, { account, keyId: key, worksId }),
  ])
  if (lines.length === 0) return
  const carried = desk.t('worksCarried', { label })
  await desk.close({ label: carried, source: `carried:${id}`, lines })
  await desk.open('OD', {
    label: desk.t('mirrored', { label: carried }),
    source: `carried:${id}`,
    lines: swapped(lines),
  })
}
