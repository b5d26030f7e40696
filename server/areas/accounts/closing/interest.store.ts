import { and, asc, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { fundOf, interestAccount } from '#contract/accounts/funds.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'

const { banks } = kindsOfAccounts.QC
const bankCodes = charts.QC.filter((account) => banks.test(account))

/** The bank account of the entry, the last by number if it names several; without one, interest belongs to the operating fund. */
const bankOfEntry = sql<string | null>`(select max(bank.account) from ledger_lines as bank
  where bank.entry_id = ${ledgerLines.entryId} and bank.account in (${sql.join(
    bankCodes.map((account) => sql`${account}`),
    sql`, `,
  )}))`

/** Québec: interest by key, works and the fund that earned it; positive for a debit. Cents. */
async function interestWhere(db: Queryable, condition: SQL | undefined) {
  const earned = db
    .select({
      keyId: ledgerLines.keyId,
      worksId: ledgerLines.worksId,
      bank: bankOfEntry.as('bank'),
      amount: sql<number>`${ledgerLines.debit} - ${ledgerLines.credit}`.as('amount'),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerLines.fiscalYearId))
    .where(and(eq(ledgerLines.account, interestAccount), condition))
    .as('earned')
  const rows = await db
    .select({
      keyId: earned.keyId,
      worksId: earned.worksId,
      bank: earned.bank,
      balance: sql`sum(${earned.amount})::bigint`.mapWith(Number),
    })
    .from(earned)
    .groupBy(earned.keyId, earned.worksId, earned.bank)
    .orderBy(asc(earned.bank))
  return rows.map(({ bank, ...row }) => ({ ...row, account: interestAccount, fund: fundOf(bank ?? '') }))
}

/** The interest of a year, closed or not. */
export const interestOfYear = (db: Queryable, fiscalYearId: string) =>
  interestWhere(db, and(eq(ledgerLines.fiscalYearId, fiscalYearId), ne(ledgerEntries.journal, 'CL')))

/** The interest of open years up to this one that no closing has added to the balance of its fund yet. */
export const interestNotClosed = (db: Queryable, { placeId, startsOn }: YearRow) =>
  interestWhere(
    db,
    and(eq(ledgerLines.placeId, placeId), isNull(fiscalYears.closedAt), lte(fiscalYears.startsOn, startsOn)),
  )
