import { useSelector } from '@xstate/react'
import { callRhythms } from '#contract/accounts/bookkeepingDrafts.ts'
import { fromTypedDate } from '#contract/dates.ts'
import { mostCallDays, ownDaysOf } from '#machines/accounts/voted/callRhythm.ts'
import { selectDraft } from '#machines/accounts/voted/voted.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Select } from '#src/ui/Select.tsx'
import { useVotedFaults } from './useVotedWords.ts'
import type { OfFlow } from './VotedFlow.tsx'

/** The interval of calls, or their days: one more field than there are days, so that another can be typed. */
export function CallDayFields({ votedRef }: Pick<OfFlow, 'votedRef'>) {
  const t = useTranslate()
  const draft = useSelector(votedRef, selectDraft)
  const fault = useVotedFaults(votedRef)('ownDays')
  const { rhythm } = draft
  const days = ownDaysOf(draft)
  const choose = (index: number, day: string) => {
    const ownDays = [...days.slice(0, index), day, ...days.slice(index + 1)].filter(Boolean)
    votedRef.send({ type: 'heading.change', heading: { ownDays } })
  }
  const shown = days.length < mostCallDays ? [...days, ''] : days
  return (
    <>
      <Select
        isAlwaysRight
        label={t('voted.rhythm')}
        hint={t('voted.rhythmHint')}
        placeholder={t('voted.rhythms.every')}
        value={rhythm ?? ''}
        options={callRhythms.map((value) => ({ value, label: t(`voted.rhythms.every${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          votedRef.send({
            type: 'heading.change',
            heading: { rhythm: callRhythms.find((known) => known === value) ?? null },
          })
        }
      />
      {rhythm === 'own' && (
        <Grid gap={4} columns={{ base: 1, phone: 2, tablet: 3 }}>
          {shown.map((day, index) => (
            <DateField
              // A typed day may move to another position among the others.
              key={`${index} ${day}`}
              label={t('voted.ownDay', { number: index + 1 })}
              defaultValue={day}
              error={index === 0 ? fault : undefined}
              {...(index > 0 && { hint: undefined })}
              onBlur={({ currentTarget }) => {
                const typed = fromTypedDate(currentTarget.value)
                if (typed !== day) choose(index, typed)
              }}
            />
          ))}
        </Grid>
      )}
    </>
  )
}
