import { type Annex, type AnnexCode, type Annexes, showsBalances } from '#contract/accounts/annexes.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { type OfYear, yearsOf } from '../statement/wholeStatement.ts'
import { annexPaperNames } from './annexPaperNames.ts'
import { annexesOfYear } from './readAnnexes.ts'

/** All annexes of a year, to read and print. */
export async function annexPaper(ctx: PaperCtx, of: OfYear): Promise<MadePaper> {
  const { db, words } = ctx
  const { t, day } = words
  const shown = await annexesOfYear(ctx, of)
  const { annexes, state, approvedOn, year } = shown
  const place = await placeOnPaper(db, of.placeId)
  const years = yearsOf(year)

  const paper = await portalPaper(ctx, t(state === 'open' ? 'annexPaper.provisional' : 'annexPaper.title', { years }))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('statement.period'), t('statement.periodText', { from: day(year.startsOn), to: day(year.endsOn) })],
    [
      t('annexPaper.state'),
      approvedOn === null ? t(`annexes.states.${state}`) : t('annexPaper.approvedOn', { date: day(approvedOn) }),
    ],
  ])
  if (annexes.length === 0) paper.paragraph(t('annexes.nothing.title'))
  else paper.small(t('annexPaper.unit'))
  for (const annex of annexes) writeAnnex(paper, ctx, annex, shown)
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: t('annexPaper.file', { years }) }
}

const isOfWorks = (code: AnnexCode) => code === 'closedWorks' || code === 'openWorks'

function writeAnnex(paper: Paper, { words }: PaperCtx, annex: Annex, { asOf }: Annexes): void {
  const { t, amount } = words
  const { code, columns, sections } = annex
  const names = annexPaperNames(words)
  paper.heading(t(`annexes.titles.${code}`))
  paper.paragraph(t(`annexes.tells.${code}`))
  const share = columns.length === 2 ? 0.2 : 0.145
  for (const section of sections.filter(({ rows }) => rows.length > 0)) {
    paper.subheading(names.section(section))
    paper.table({
      columns: [{ share: 1 - share * columns.length }, ...columns.map(() => ({ share, align: 'right' }) as const)],
      head: [t('annexes.row'), ...columns.map((column) => names.column(annex, column, asOf))],
      rows: section.rows.map((row) => [
        [row.kind === 'account' ? row.account : null, names.row(section, row)].filter(Boolean).join(' '),
        ...row.amounts.map((cents) => (cents === null ? '–' : amount(cents))),
      ]),
    })
  }
  if (isOfWorks(code) && sections.every(({ rows }) => rows.length === 0)) {
    paper.paragraph(t(code === 'closedWorks' ? 'annexes.none.closedWorks' : 'annexes.none.openWorks'))
  }
  if (showsBalances(annex)) paper.small(t('annexes.notes.owners'))
  if (code === 'position' || code === 'openWorks') paper.small(t(`annexes.notes.${code}`))
}
