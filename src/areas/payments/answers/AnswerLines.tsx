import { type AnswerLine, type BankAnswerDetail, shownLineLimit } from '#contract/payments/bankAnswers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAnswerWords } from './useAnswerWords.ts'

/** An answer line by line: the bank's message, the person, and the effect. */
export function AnswerLines({ answer, isApplied }: { answer: BankAnswerDetail; isApplied: boolean }) {
  const { translate: t, format } = useLanguage()
  const words = useAnswerWords()
  const namesOf = ({ ownerNames }: AnswerLine) => {
    const names = ownerNames.join(', ')
    return ownerNames.length > 2 ? t('bankAnswers.line.several', { names }) : names
  }
  return (
    <Stack gap={3}>
      <DataTable
        caption={t('bankAnswers.line.caption')}
        rows={answer.lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: t('bankAnswers.line.what'),
            isRowHeader: true,
            cell: (line) => {
              const owners = namesOf(line)
              return (
                <Stack gap={1}>
                  <Text>{words.nameOf(line)}</Text>
                  {owners && <Text variant="small">{owners}</Text>}
                </Stack>
              )
            },
          },
          {
            key: 'says',
            header: t('bankAnswers.line.says'),
            cell: (line) => <Says line={line} />,
          },
          {
            key: 'day',
            header: t('bankAnswers.line.day'),
            isUnbroken: true,
            cell: ({ day }) => day && format.shortDate(momentOf(day)),
          },
          {
            key: 'amount',
            header: t('bankAnswers.line.amount'),
            isNumeric: true,
            cell: ({ amount }) => amount !== null && format.money(amount),
          },
          {
            key: 'outcome',
            header: t('bankAnswers.line.outcome'),
            // Before, one outcome is a sentence; then all are a word or two.
            isUnbroken: isApplied,
            cell: (line) => {
              const { words: said, tone } = words.outcomeOf(line, isApplied)
              return <Tag tone={tone}>{said}</Tag>
            },
          },
        ]}
      />
      {answer.lines.length === shownLineLimit && (
        <Text variant="small">{t('bankAnswers.one.shown', { count: format.integer(shownLineLimit) })}</Text>
      )}
    </Stack>
  )
}

function Says({ line }: { line: AnswerLine }) {
  const words = useAnswerWords()
  return (
    <Stack gap={1}>
      <Text>{words.saysOf(line)}</Text>
      {[words.reasonOf(line), words.whyOf(line)].map(
        (said) =>
          said && (
            <Text key={said} variant="small">
              {said}
            </Text>
          ),
      )}
    </Stack>
  )
}
