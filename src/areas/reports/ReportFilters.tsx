import { useState } from 'react'
import { reportCategories, reportSorts } from '#contract/reports/reports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
import { categoryName } from '#src/parts/reportWords.ts'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Choice } from './useReportFilters.ts'
import { countFilters, ongoingStates, onlyThese } from './useReportFilters.ts'

type Props = { choice: Choice; choose: (changes: Partial<Choice>) => void }

/** Chooses which reports are shown, and in which order. */
export function ReportFilters({ choice, choose }: Props) {
  const t = useTranslate()
  const active = countFilters(choice)
  const [isOpen] = useState(active > 0)
  return (
    <div>
      <Grid gap={4} columns={{ tablet: 'auto minmax(0, 420px)' }} justifyContent={{ tablet: 'space-between' }}>
        <ChipGroup
          legend={t('reports.list.which')}
          name="liste"
          value={choice.isFinished ? 'finished' : 'ongoing'}
          options={[
            { value: 'ongoing', label: t('reports.list.ongoing') },
            { value: 'finished', label: t('reports.list.finished') },
          ]}
          onChange={(value) => choose({ isFinished: value === 'finished', state: null })}
        />
        <SearchField
          label={t('reports.list.search')}
          search={choice.search}
          onSearch={(search) => choose({ search })}
        />
      </Grid>
      <Disclosure
        icon="filter"
        label={
          <>
            {t('reports.list.filters')}
            {active > 0 && (
              <Text as="span" variant="muted" fontWeight={400}>
                ({t('reports.list.active', { count: active })})
              </Text>
            )}
          </>
        }
        isOpen={isOpen}
      >
        <Grid gap={4} pt={3} columns={{ phone: '1fr 1fr', desktop: 4 }}>
          <Select
            isAlwaysRight
            label={t('reports.list.only')}
            value={choice.only ?? ''}
            options={[
              { value: '', label: t('reports.list.all') },
              ...onlyThese.map((value) => ({ value, label: t(`reports.list.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ only: among(onlyThese, value) })}
          />
          <Select
            isAlwaysRight
            label={t('reports.list.category')}
            value={choice.category ?? ''}
            options={[
              { value: '', label: t('reports.list.allCategories') },
              ...reportCategories.map((value) => ({ value: String(value), label: categoryName(t, value) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ category: among(reportCategories, value) })}
          />
          {!choice.isFinished && (
            <Select
              isAlwaysRight
              label={t('reports.list.state')}
              value={choice.state ?? ''}
              options={[
                { value: '', label: t('reports.list.allStates') },
                ...ongoingStates.map((value) => ({ value, label: t(`dashboard.reports.status.${value}`) })),
              ]}
              onChange={({ currentTarget: { value } }) => choose({ state: among(ongoingStates, value) })}
            />
          )}
          <Select
            isAlwaysRight
            label={t('reports.list.sort')}
            value={choice.sort}
            options={reportSorts.map((value) => ({ value, label: t(`reports.sorts.${value}`) }))}
            onChange={({ currentTarget: { value } }) => choose({ sort: among(reportSorts, value) ?? choice.sort })}
          />
        </Grid>
        <Switch
          label={t('reports.list.onlyWorkOrders')}
          isOn={choice.onlyWorkOrders}
          onChange={(onlyWorkOrders) => choose({ onlyWorkOrders })}
        />
      </Disclosure>
    </div>
  )
}
