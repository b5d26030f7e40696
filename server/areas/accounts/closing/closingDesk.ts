import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'

type Written = { readonly label: string; readonly lines: readonly NewLine[]; readonly source: string }

const openingSource = 'opening:'
/** Whether the closing of the previous year has written the entry. */
export const isOfOpening = ({ source }: { readonly source: string | null }): boolean =>
  source?.startsWith(openingSource) ?? false

type Books = { readonly chart: ChartCode; readonly year: YearRow; readonly next: YearRow }

/** What every step of a closing needs: the year that ends, the next one, and a way to post into both. */
export function closingDesk(tx: Transaction, ctx: SignedInCtx, { chart, year, next }: Books) {
  const posted = { placeId: year.placeId, postedBy: ctx.actor.userId, postedAt: ctx.now() }
  return {
    tx,
    chart,
    year,
    next,
    posted,
    t: ledgerWords(ctx.offer).t,
    /** Posts on the last day of the year. Returns the entry. */
    close: (written: Written) =>
      postEntry(tx, {
        ...posted,
        ...written,
        journal: 'CL',
        enteredOn: year.endsOn,
        source: `closing:${year.id}:${written.source}`,
      }),
    /** Posts on the first day of the next year. */
    open: (journal: 'AN' | 'OD', written: Written) =>
      postEntry(tx, {
        ...posted,
        ...written,
        journal,
        enteredOn: next.startsOn,
        source: `${openingSource}${next.id}:${written.source}`,
      }),
  }
}
export type ClosingDesk = ReturnType<typeof closingDesk>

export const swapped = (lines: readonly NewLine[]): readonly NewLine[] =>
  lines.map(({ debit = 0, credit = 0, ...line }) => ({ ...line, debit: credit, credit: debit }))
