import type { Line } from './ChartFrame.tsx'
import type { ChartData } from './chartData.ts'

/** The figures of a chart as the lines of its table. */
export const linesOf = ({ labels, series }: ChartData, format: (value: number) => string): readonly Line[] =>
  labels.map((label, index) => ({
    key: label,
    cells: [label, ...series.map(({ values }) => format(values[index] ?? 0))],
  }))
