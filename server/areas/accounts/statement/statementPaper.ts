import type { StatementLine } from '#contract/accounts/statement.ts'
import { type SentenceName, type SentenceValues, sentencesOf } from '#locales/explanationSentences.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { explainLine } from './explainLine.ts'
import { findEntryOfLine } from './lineDetail.store.ts'
import { ownScope } from './ownScope.ts'
import { ownLots } from './position.store.ts'
import { type OfYear, wholeStatement, wordsOf } from './wholeStatement.ts'

const standing = (balance: number) => (balance > 0 ? 'owed' : balance < 0 ? 'credit' : 'even')

/** The statement of the person's account in a year, to read and print. */
export async function statementPaper(ctx: PaperCtx, of: OfYear): Promise<MadePaper> {
  const { actor, db, offer, words } = ctx
  const { t, day, money } = words
  const { year, lines, years } = await wholeStatement(ctx, of)
  // The regularisation is in the total of the lines, but not due before the meeting approves it.
  const settled = year.closing - year.awaiting
  const place = await placeOnPaper(db, of.placeId)
  const person = await findPersonOfOffer(db, actor.userId, offer.code)
  const lots = await ownLots(db, ownScope(ctx, of.placeId))

  const paper = await portalPaper(ctx, t('statement.title', { years }))
  paper.facts([
    [t('facts.place'), place.name],
    [t('facts.address'), place.address],
    [t('facts.voter'), person?.displayName ?? ''],
    ...(lots.length === 0 ? [] : [[t('statement.lots'), lots.map(({ number }) => number).join(', ')] as const]),
    [t('statement.period'), t('statement.periodText', { from: day(year.startsOn), to: day(year.endsOn) })],
    [t('statement.balance'), t(`statement.${standing(settled)}`, { amount: money(Math.abs(settled)) })],
    ...(year.awaiting === 0 ? [] : [[t('statement.awaited'), money(year.awaiting)] as const]),
  ])
  paper.heading(t('statement.lines'))
  if (lines.length === 0) paper.paragraph(t('statement.none'))
  const opening = year.opening === 0 ? [] : [[day(year.startsOn), t('statement.opening'), '', '', money(year.opening)]]
  paper.table({
    columns: [
      { share: 0.19 },
      { share: 0.36 },
      { share: 0.15, align: 'right' },
      { share: 0.15, align: 'right' },
      { share: 0.15, align: 'right' },
    ],
    head: [
      t('statement.columns.date'),
      t('statement.columns.label'),
      t('statement.columns.debit'),
      t('statement.columns.credit'),
      t('statement.columns.balance'),
    ],
    rows: [
      ...opening,
      ...lines.map((line) => [
        day(line.enteredOn),
        wordsOf(line, words),
        line.debit === 0 ? '' : money(line.debit),
        line.credit === 0 ? '' : money(line.credit),
        money(line.balance),
      ]),
      [day(year.endsOn), t('statement.total'), money(year.debit), money(year.credit), money(year.closing)],
    ],
  })
  await writeExplanations(paper, ctx, lines)
  writeMoment(paper, ctx)
  return { bytes: await paper.finish(), name: t('statement.file', { years }) }
}

/** The explanation of each computed amount, in the sentences of the screen; a payment needs none. */
async function writeExplanations(paper: Paper, { actor, db, words }: PaperCtx, lines: readonly StatementLine[]) {
  const { t, integer, money } = words
  const say = (name: SentenceName, values: SentenceValues) => t(`sentences.${name}`, values)
  const explained = []
  for (const line of lines) {
    const entry = await findEntryOfLine(db, actor.userId, line.entryId)
    const explanation = entry && (await explainLine(db, line, entry))
    if (explanation && explanation.kind !== 'given') explained.push({ line, explanation })
  }
  if (explained.length === 0) return
  paper.heading(t('statement.explained'))
  for (const { line, explanation } of explained) {
    paper.subheading(t('statement.explainedLine', { label: wordsOf(line, words), amount: money(explanation.amount) }))
    paper.paragraph(sentencesOf(explanation, { say, integer, money }).join(' '))
  }
}
