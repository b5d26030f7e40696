import type { ReactNode } from 'react'
import type { Translate } from '#locales/catalogue.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartData } from './chartData.ts'

type Format = (value: number) => string
type Props = { title: string; data: ChartData; format: Format; children: ReactNode }

/** The frame of a chart of series: its table has a line for each label and a column for each series. */
export function SeriesFrame({ title, data: { labels, series }, format, children }: Props) {
  const t = useTranslate()
  const cell = (value: number | null) => (value === null ? '–' : format(value))
  const names = series.map(({ name }) => name)
  return (
    <ChartFrame
      title={title}
      columns={[t('widgets.chart.category'), ...names]}
      lines={labels.map((label, index) => ({
        key: label,
        cells: [label, ...series.map(({ values }) => cell(values[index] ?? null))],
      }))}
      names={names}
    >
      {children}
    </ChartFrame>
  )
}

/** The accessible name of a mark; it names the series only when there are several. */
export const markText = (t: Translate, { series }: ChartData, name: string, label: string, value: string) =>
  series.length > 1
    ? t('widgets.chart.markOf', { series: name, label, value })
    : t('widgets.chart.mark', { label, value })
