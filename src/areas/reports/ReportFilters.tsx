import { css } from '@emotion/react'
import { useState } from 'react'
import { reportCategories, reportSorts } from '#contract/reports.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { drawer } from '#src/parts/drawer.ts'
import { categoryName } from '#src/parts/reportWords.ts'
import { media } from '#src/theme/scales.ts'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { Choice } from './useReportFilters.ts'
import { countFilters, ongoingStates, onlyThese } from './useReportFilters.ts'

const top = css({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 420px)', justifyContent: 'space-between' },
})
const count = css({ color: 'var(--color-text-muted)', fontWeight: 400 })
const fields = css({
  display: 'grid',
  gap: 16,
  paddingBlockStart: 12,
  /* A choice cannot be wrong: no line is kept for an error. */
  '& > div > div:last-child': { minHeight: 0 },
  [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

type Props = { choice: Choice; choose: (changes: Partial<Choice>) => void }

/** Which reports are shown, and in which order. */
export function ReportFilters({ choice, choose }: Props) {
  const t = useTranslate()
  const active = countFilters(choice)
  const [isOpen] = useState(active > 0)
  const find = <Value,>(values: readonly Value[], text: string) =>
    values.find((value) => String(value) === text) ?? null
  return (
    <div>
      <div css={top}>
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
      </div>
      <details css={drawer} open={isOpen}>
        <summary>
          <Icon name="filter" size={18} />
          {t('reports.list.filters')}
          {active > 0 && <span css={count}>({t('reports.list.active', { count: active })})</span>}
        </summary>
        <div css={fields}>
          <Select
            label={t('reports.list.only')}
            value={choice.only ?? ''}
            options={[
              { value: '', label: t('reports.list.all') },
              ...onlyThese.map((value) => ({ value, label: t(`reports.list.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ only: find(onlyThese, value) })}
          />
          <Select
            label={t('reports.list.category')}
            value={choice.category ?? ''}
            options={[
              { value: '', label: t('reports.list.allCategories') },
              ...reportCategories.map((value) => ({ value: String(value), label: categoryName(t, value) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ category: find(reportCategories, value) })}
          />
          {!choice.isFinished && (
            <Select
              label={t('reports.list.state')}
              value={choice.state ?? ''}
              options={[
                { value: '', label: t('reports.list.allStates') },
                ...ongoingStates.map((value) => ({ value, label: t(`dashboard.reports.status.${value}`) })),
              ]}
              onChange={({ currentTarget: { value } }) => choose({ state: find(ongoingStates, value) })}
            />
          )}
          <Select
            label={t('reports.list.sort')}
            value={choice.sort}
            options={reportSorts.map((value) => ({ value, label: t(`reports.sorts.${value}`) }))}
            onChange={({ currentTarget: { value } }) => choose({ sort: find(reportSorts, value) ?? choice.sort })}
          />
        </div>
        <Switch
          label={t('reports.list.onlyWorkOrders')}
          isOn={choice.onlyWorkOrders}
          onChange={(onlyWorkOrders) => choose({ onlyWorkOrders })}
        />
      </details>
    </div>
  )
}
