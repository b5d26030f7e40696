import { useSelector } from '@xstate/react'
import { selectDraft } from '#machines/accounts/voted/voted.selectors.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Definition } from '../Definition.tsx'
import { CallDayFields } from './CallDayFields.tsx'
import { KeySelect } from './KeySelect.tsx'
import { useHeadingField, useVotedFaults, useVotedOn } from './useVotedWords.ts'
import type { OfFlow } from './VotedFlow.tsx'

const columns = { phone: '1fr 1fr' } as const

/** The year of a budget, and its works fund. */
export function BudgetHeading({ votedRef, choices }: OfFlow) {
  const t = useTranslate()
  const field = useHeadingField(votedRef)
  const votedOn = useVotedOn(votedRef)
  const faultAt = useVotedFaults(votedRef)
  const { fiscalYearId } = useSelector(votedRef, selectDraft)
  return (
    <>
      <Grid gap={4} columns={columns}>
        <Select
          label={t('fiscalYear.label')}
          beside={<Definition of="fiscalYear" word={t('fiscalYear.label')} />}
          placeholder={t('entry.choose')}
          value={fiscalYearId ?? ''}
          error={faultAt('fiscalYearId')}
          options={choices.years.flatMap((year) =>
            year.closedAt === null ? [{ value: year.id, label: yearsOf(year) }] : [],
          )}
          onChange={({ currentTarget: { value } }) =>
            votedRef.send({ type: 'heading.change', heading: { fiscalYearId: value || null } })
          }
        />
        <DateField {...votedOn} label={t('voted.votedOn')} />
        <FormattedField
          {...field('worksFund')}
          formatter={amountFormatter}
          inputMode="decimal"
          label={t('voted.worksFund')}
          beside={<Definition of="worksFund" word={t('voted.worksFund')} />}
          hint={t('voted.worksFundHint')}
        />
      </Grid>
      <CallDayFields votedRef={votedRef} />
    </>
  )
}

/** The works, and the lots that bear them. */
export function WorksHeading(props: OfFlow) {
  const { votedRef, choices } = props
  const t = useTranslate()
  const field = useHeadingField(votedRef)
  const votedOn = useVotedOn(votedRef)
  const faultAt = useVotedFaults(votedRef)
  const { keyId, building } = useSelector(votedRef, selectDraft)
  const text = { autoComplete: 'off' } as const
  const money = { formatter: amountFormatter, inputMode: 'decimal' } as const
  return (
    <>
      <Grid gap={4} columns={{ tablet: '2fr 1fr' }}>
        <TextField {...field('label')} {...text} label={t('voted.label')} />
        <TextField {...field('reference')} {...text} label={t('voted.reference')} hint={t('voted.referenceHint')} />
      </Grid>
      <Grid gap={4} columns={columns}>
        <DateField {...votedOn} label={t('voted.votedOn')} />
        <TextField {...field('resolutionNumber')} {...text} label={t('voted.resolutionNumber')} />
        <FormattedField {...field('votedAmount')} {...money} label={t('voted.votedAmount')} />
        <KeySelect
          {...props}
          value={keyId}
          error={faultAt('keyId')}
          onChoose={(chosen) => votedRef.send({ type: 'heading.change', heading: { keyId: chosen } })}
        />
        {choices.buildings.length > 1 && (
          <Select
            label={t('voted.building')}
            placeholder={t('voted.wholePlace')}
            value={building ?? ''}
            options={choices.buildings.map((name) => ({ value: name, label: name }))}
            onChange={({ currentTarget: { value } }) =>
              votedRef.send({ type: 'heading.change', heading: { building: value || null } })
            }
          />
        )}
        <FormattedField
          {...field('grants')}
          {...money}
          label={t('voted.optional', { label: t('voted.grants') })}
          hint={t('voted.grantsHint')}
          beside={<Definition of="grant" word={t('voted.grants')} />}
        />
        <FormattedField
          {...field('loans')}
          {...money}
          label={t('voted.optional', { label: t('voted.loans') })}
          hint={t('voted.loansHint')}
          beside={<Definition of="loans" word={t('voted.loans')} />}
        />
      </Grid>
    </>
  )
}
