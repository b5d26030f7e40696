import * as z from 'zod/mini'
import { fecPath } from '#contract/accounts/fec.ts'
import { accountNames } from '#locales/fr-FR/accounts/accountNames.ts'
import { movements } from '#locales/fr-FR/accounts/movements.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findYear, type YearRow } from '#server/services/ledger/years.store.ts'
import { servedStream } from '#server/services/papers/servedStream.ts'
import { type FecRow, readFecLines, settledDebts } from './fec.store.ts'
import { type FecWords, fecColumns, fecLine, lettersOf } from './fecLine.ts'

/** Lines in memory at once. */
const batchSize = 1_000
const names: Readonly<Record<string, string>> = accountNames

/**
 * The entries of a year in the format of French accounting software (« fichier des écritures comptables »), in French whatever
 * the language of the screen.
 */
export const fec = servedStream({
  path: fecPath,
  params: z.object({ placeId: z.uuid(), fiscalYearId: z.uuid() }),
  query: z.object({}),
  permission: 'ledger.post',
  contentType: 'text/plain; charset=utf-8',
  make: async ({ db, offer }, { params: { placeId, fiscalYearId } }) => {
    const year = await findYear(db, placeId, fiscalYearId)
    if (!year || (await findChart(db, placeId)) !== 'FR') {
      throw new Problem('not_found', 'the place has no such fiscal year, or no French books')
    }
    const settled = await settledDebts(db, year)
    const words: FecWords = {
      timeZone: offer.timeZone,
      journalName: (journal) => movements.journals[journal],
      accountName: (account) => names[`a${account}`] ?? account,
      matched: new Map(settled.map(({ debt, on }, index) => [debt, { letters: lettersOf(index), on }])),
    }
    return { fileName: `FEC${year.endsOn.replaceAll('-', '')}.txt`, chunks: chunksOf(db, year, words) }
  },
})

async function* chunksOf(db: Queryable, year: YearRow, words: FecWords) {
  yield `${fecColumns.join('\t')}\r\n`
  let last: FecRow | null = null
  do {
    const rows: readonly FecRow[] = await readFecLines(db, year, last, batchSize)
    if (rows.length > 0) yield `${rows.map((row) => fecLine(row, words)).join('\r\n')}\r\n`
    last = rows.length < batchSize ? null : (rows.at(-1) ?? null)
  } while (last)
}
