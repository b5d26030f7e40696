import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { writeCsv } from '#server/services/papers/writeCsv.ts'
import { labelOf, type OfYear, wholeStatement } from './wholeStatement.ts'

const columns = ['date', 'label', 'account', 'accountName', 'lot', 'dueOn', 'debit', 'credit', 'balance'] as const

/** The statement of the person's account in a year, for a spreadsheet. Days are ISO dates. */
export async function statementCsv(ctx: PaperCtx, of: OfYear): Promise<MadePaper> {
  const { locale, words } = ctx
  const { t } = words
  const { year, lines, years } = await wholeStatement(ctx, of)
  const opening = [year.startsOn, t('statement.opening'), null, null, null, null, null, null, { cents: year.opening }]
  const rows = lines.map((line) => [
    line.enteredOn,
    labelOf(line, words),
    line.account,
    words.accountName(line.account),
    line.lot && `${line.lot.number}`,
    line.dueOn,
    { cents: line.debit },
    { cents: line.credit },
    { cents: line.balance },
  ])
  const head = columns.map((column) => t(`statement.columns.${column}`))
  const bytes = writeCsv(locale, [head, ...(year.opening === 0 ? [] : [opening]), ...rows])
  return { bytes, name: t('statement.file', { years }) }
}
