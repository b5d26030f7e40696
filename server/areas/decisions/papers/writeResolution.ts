import { pluralForm } from '#locales/pluralForm.ts'
import type { PaperWords } from '#server/services/papers/paperWords.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'
import type { PaperCtx } from '#server/services/papers/servedPaper.ts'
import { tallyOf } from '../closing/tally.store.ts'
import { inGroups } from './inGroups.ts'
import { namedVoters, type RecordedDecision, uncheckedVoters } from './papers.store.ts'
import { writeCount, writeVotes } from './writeCount.ts'

/**
 * Writes one resolution of the minutes: its text, its count, its majority, and the voters that the law requires. An uncounted
 * resolution is not decided, so it names nobody.
 */
export async function writeResolution(paper: Paper, ctx: PaperCtx, decision: RecordedDecision): Promise<void> {
  const { db, locale, words } = ctx
  const { integer, t } = words
  paper.subheading(t('minutes.text'))
  paper.paragraph(decision.description)
  const tally = await tallyOf(db, decision)
  if (decision.meetingId !== null && decision.countedAt === null) {
    paper.paragraph(t('minutes.notCounted'))
    writeVotes(paper, words, tally)
    writeLog(paper, words, decision)
    return
  }
  if (decision.countedAt !== null) {
    const date = words.date(decision.countedAt)
    paper.paragraph(t('minutes.counted', { date, time: words.time(decision.countedAt) }))
  }
  writeCount(paper, words, tally)

  const named = await namedVoters(db, decision.id, locale)
  for (const choice of ['against', 'abstain'] as const) {
    paper.subheading(t(`minutes.${choice}`))
    const people = named.filter((voter) => voter.choice === choice)
    if (people.length === 0) paper.paragraph(t('minutes.none'))
    else {
      paper.table({
        columns: [{ share: 0.75 }, { share: 0.25, align: 'right' }],
        head: [t('columns.name'), t('columns.votes')],
        rows: people.map(({ name, votes }) => [name, integer(votes)]),
      })
    }
  }
  if (named.length > 0) paper.small(t('minutes.law'))
  const unchecked = await uncheckedVoters(db, decision.id, locale)
  if (unchecked.length > 0) {
    paper.subheading(t('minutes.unchecked'))
    const form = pluralForm(locale, unchecked.length)
    paper.paragraph(
      t(`minutes.uncheckedVotes.${form}`, { count: integer(unchecked.length), names: unchecked.join(', ') }),
    )
  }
  writeLog(paper, words, decision)
}

const writeLog = (paper: Paper, { integer, t }: PaperWords, { logLength, logHead }: RecordedDecision) =>
  paper.small(t('minutes.log', { count: integer(logLength), head: inGroups(logHead) }))
