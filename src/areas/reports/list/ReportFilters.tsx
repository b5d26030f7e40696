import { reportCategories, reportSorts } from '#contract/reports/reports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { among } from '#src/parts/among.ts'
import { categoryName } from '#src/parts/reportWords.ts'
import { Box } from '#src/ui/Box.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { Choice } from './useReportFilters.ts'
import { countFilters, isNarrowed, ongoingStates, onlyThese } from './useReportFilters.ts'

type Props = { choice: Choice; choose: (changes: Partial<Choice>) => void; clear: () => void }

/** Chooses which reports are shown, and in which order. */
export function ReportFilters({ choice, choose, clear }: Props) {
  const t = useTranslate()
  return (
    <FilterBar
      which={{
        legend: t('reports.list.which'),
        name: 'liste',
        value: choice.isFinished ? 'finished' : 'ongoing',
        options: [
          { value: 'ongoing', label: t('reports.list.ongoing') },
          { value: 'finished', label: t('reports.list.finished') },
        ],
        onChange: (value) => choose({ isFinished: value === 'finished', state: null }),
      }}
      search={{
        label: t('reports.list.search'),
        search: choice.search,
        onSearch: (search) => choose({ search }),
      }}
      activeCount={countFilters(choice)}
      isOrdered
      onReset={isNarrowed(choice) ? clear : undefined}
    >
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
      <Box gridColumn="1 / -1">
        <Switch
          label={t('reports.list.onlyWorkOrders')}
          isOn={choice.onlyWorkOrders}
          onChange={(onlyWorkOrders) => choose({ onlyWorkOrders })}
        />
      </Box>
    </FilterBar>
  )
}
