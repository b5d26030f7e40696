import { eq } from 'drizzle-orm'
import { ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

/** The ledger's balances at the end of a year by account, positive for a debit. */
export async function ledgerOf(
  { platform }: TestServer,
  fiscalYearId: string,
): Promise<Readonly<Record<string, number>>> {
  const totals = await platform.db.select().from(ledgerTotals).where(eq(ledgerTotals.fiscalYearId, fiscalYearId))
  const balances: Record<string, number> = {}
  for (const { account, debit, credit } of totals) balances[account] = (balances[account] ?? 0) + debit - credit
  return balances
}
