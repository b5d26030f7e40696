import type { StatementLine, StatementYear } from '#contract/accounts/statement.ts'
import { Problem } from '#server/platform/problem.ts'
import type { PaperCtx } from '#server/services/papers/servedPaper.ts'
import { allLines } from './ownLines.store.ts'
import { ownScope } from './ownScope.ts'
import { findYear, readYear } from './statementYear.store.ts'
import { toLine } from './toLine.ts'

export type OfYear = { readonly placeId: string; readonly fiscalYearId: string }

/** The statement of the person's own account in a year, with all of its lines. */
export async function wholeStatement(ctx: PaperCtx, { placeId, fiscalYearId }: OfYear) {
  const scope = ownScope(ctx, placeId)
  const found = await findYear(ctx.db, scope, fiscalYearId)
  if (!found) throw new Problem('not_found', 'no such fiscal year in a place of theirs')
  const year = await readYear(ctx.db, scope, found)
  const lines = (await allLines(ctx.db, scope, found.id)).map((row) => toLine(row, year.opening))
  return { year, lines, years: yearsOf(year) }
}

/** 2026, or 2026-2027 when the year begins in the summer. */
export const yearsOf = ({ startsOn, endsOn }: Pick<StatementYear, 'startsOn' | 'endsOn'>) =>
  [...new Set([startsOn, endsOn].map((day) => day.slice(0, 4)))].join('-')

/** The label of the entry, unless it speaks of the payments of many. */
export const labelOf = ({ label, isSharedPayment }: StatementLine, { t }: PaperCtx['words']): string =>
  isSharedPayment ? t('statement.payment') : label

/** The purpose of a line, in the words of a paper. */
export function wordsOf(line: StatementLine, words: PaperCtx['words']): string {
  const { lot, isAwaiting } = line
  const { t } = words
  const label = labelOf(line, words)
  const named = lot ? t('statement.ofLot', { label, number: lot.number }) : label
  return isAwaiting ? t('statement.awaiting', { label: named }) : named
}
