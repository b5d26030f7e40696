import type { Computation, Condition, Tally } from '#contract/decisions/majorities.ts'
import type { PaperWords } from '#server/services/papers/paperWords.ts'
import type { Paper } from '#server/services/papers/pdf/paper.ts'

export function writeVotes(paper: Paper, words: PaperWords, tally: Tally): void {
  const { integer, t } = words
  const { membersAbstain, membersAgainst, membersFor } = tally
  paper.subheading(t('minutes.count'))
  paper.table({
    columns: [{ share: 0.5 }, { share: 0.25, align: 'right' }, { share: 0.25, align: 'right' }],
    head: [t('columns.kind'), t('columns.votes'), t('columns.members')],
    rows: [
      [t('decisions.choices.for'), integer(tally.for), integer(membersFor)],
      [t('decisions.choices.against'), integer(tally.against), integer(membersAgainst)],
      [t('decisions.choices.abstain'), integer(tally.abstain), integer(membersAbstain)],
    ],
  })
}

/** Writes the count of a decision, with every comparison of its majority and the result. */
export function writeCount(paper: Paper, words: PaperWords, tally: Tally): void {
  const { integer, t } = words
  const { reducedVoterVotes, rawTotalVotes, totalVotes } = tally
  writeVotes(paper, words, tally)
  if (reducedVoterVotes) {
    const { from, to } = reducedVoterVotes
    const figures = { from: integer(from), to: integer(to), raw: integer(rawTotalVotes), total: integer(totalVotes) }
    paper.paragraph(t('minutes.reduced', figures))
  }
  for (const ballot of tally.ballots) writeBallot(paper, words, ballot)
  paper.strong(t(tally.isAdopted ? 'minutes.adopted' : 'minutes.rejected'))
}

function writeBallot(paper: Paper, words: PaperWords, { rule, conditions, openingConditions }: Computation): void {
  const { t } = words
  paper.subheading(t('minutes.computation', { rule: t(`decisions.rules.${rule}.name`) }))
  writeConditions(paper, words, conditions)
  // An adopted resolution needs no second ballot.
  if (openingConditions.length === 0 || conditions.every(({ isMet }) => isMet)) return
  paper.paragraph(t('minutes.opening'))
  writeConditions(paper, words, openingConditions)
}

function writeConditions(paper: Paper, words: PaperWords, conditions: readonly Condition[]): void {
  const { integer, t } = words
  const threshold = ({ fraction: { numerator, denominator }, isStrict }: Condition) => {
    if (numerator === denominator) return t('decisions.tally.all')
    const fraction = `${numerator}/${denominator}`
    return t(isStrict ? 'decisions.tally.strict' : 'decisions.tally.atLeast', { fraction })
  }
  paper.table({
    columns: [
      { share: 0.29 },
      { share: 0.14, align: 'right' },
      { share: 0.18, align: 'right' },
      { share: 0.15, align: 'right' },
      { share: 0.12, align: 'right' },
      { share: 0.12, align: 'right' },
    ],
    head: [
      t('columns.condition'),
      t('columns.numerator'),
      t('columns.denominator'),
      t('columns.threshold'),
      t('columns.least'),
      t('columns.result'),
    ],
    rows: conditions.map((condition) => [
      t(`decisions.tally.conditions.${condition.measure}.${condition.counted}.${condition.outOf}`),
      integer(condition.have),
      integer(condition.total),
      threshold(condition),
      integer(condition.needed),
      t(condition.isMet ? 'decisions.tally.yes' : 'decisions.tally.no'),
    ]),
  })
}
