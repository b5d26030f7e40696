import { type ReactNode, useState } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '../DataTable.tsx'
import { Icon } from '../Icon.tsx'
import { Text } from '../Text.tsx'
import type { Column } from '../table/column.ts'
import { colorOf } from './chartData.ts'
import { caption, figure, head, onlyOnPaper, toggle } from './chartStyles.ts'
import { Legend } from './Legend.tsx'

export type Line = { readonly key: string; readonly cells: readonly string[] }

type Props = {
  title: string
  /** The column names of the table; the first column names the lines. */
  columns: readonly string[]
  lines: readonly Line[]
  /** Names of the colours, in order. */
  names?: readonly string[]
  children: ReactNode
}

/** The common parts of every chart: a title, a legend, and the same figures as a table, one press away and on paper. */
export function ChartFrame({ title, columns, lines, names = [], children }: Props) {
  const t = useTranslate()
  const [isTable, setIsTable] = useState(false)
  const tableColumns: readonly Column<Line>[] = columns.map((header, index) => ({
    key: String(index),
    header,
    cell: ({ cells }) => cells[index] ?? '',
    isNumeric: index > 0,
    isRowHeader: index === 0,
  }))
  const table = <DataTable caption={title} columns={tableColumns} rows={lines} rowKey={({ key }) => key} />

  if (lines.length === 0) return <Text variant="muted">{t('widgets.chart.empty')}</Text>
  return (
    <figure css={figure} aria-label={title}>
      <div css={head}>
        <figcaption css={caption}>{title}</figcaption>
        <button type="button" css={toggle} onClick={() => setIsTable(!isTable)}>
          <Icon name={isTable ? 'chart' : 'table'} size={18} />
          {t(isTable ? 'widgets.chart.showChart' : 'widgets.chart.showTable')}
        </button>
      </div>
      {isTable ? (
        table
      ) : (
        <>
          {children}
          {names.length > 1 && (
            <Legend
              aria-label={t('widgets.chart.legend')}
              items={names.map((name, index) => ({ key: name, color: colorOf(index), label: name }))}
            />
          )}
          <div css={onlyOnPaper}>{table}</div>
        </>
      )}
    </figure>
  )
}
