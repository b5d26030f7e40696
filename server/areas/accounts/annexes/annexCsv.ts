import type { AnnexCode } from '#contract/accounts/annexes.ts'
import { Problem } from '#server/platform/problem.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { type Cell, writeCsv } from '#server/services/papers/writeCsv.ts'
import { type OfYear, yearsOf } from '../statement/wholeStatement.ts'
import { annexPaperNames } from './annexPaperNames.ts'
import { annexesOfYear } from './readAnnexes.ts'

export async function annexCsv(ctx: PaperCtx, of: OfYear & { readonly annex: AnnexCode }): Promise<MadePaper> {
  const { locale, words } = ctx
  const { t } = words
  const { annexes, asOf, state, year } = await annexesOfYear(ctx, of)
  const annex = annexes.find(({ code }) => code === of.annex)
  if (!annex) throw new Problem('not_found', 'the year has no such annex')
  const names = annexPaperNames(words)
  const head = [t('annexPaper.section'), t('annexPaper.account'), t('annexes.row')]
  const rows = annex.sections.flatMap((section) =>
    section.rows.map((row): readonly Cell[] => [
      names.section(section),
      row.account,
      names.row(section, row),
      ...row.amounts.map((amount) => (amount === null ? null : { cents: amount })),
    ]),
  )
  const provisional: readonly (readonly Cell[])[] = state === 'open' ? [[t('annexes.states.open')]] : []
  const columns = annex.columns.map((column) => names.column(annex, column, asOf))
  return {
    bytes: writeCsv(locale, [...provisional, [...head, ...columns], ...rows]),
    name: `${t('annexPaper.file', { years: yearsOf(year) })}-${t(`annexes.short.${annex.code}`)}`,
  }
}
