/** One line of the table: a measurement, its baseline of the same run, and its budget. */
export type Row = {
  readonly what: string
  readonly measured: number
  /** The same measurement of a bare React page, endpoint or process in this run. */
  readonly floor?: number
  /** A figure without a limit only explains its neighbours. */
  readonly limit?: number
  readonly unit: string
  /** Most budgets are upper limits; a throughput is a lower one. */
  readonly isMinimum?: boolean
}

export const holds = ({ measured, limit, isMinimum = false }: Row) =>
  limit === undefined || (isMinimum ? measured >= limit : measured <= limit)

export function printTable(rows: readonly Row[]) {
  const lines = [['', 'what', 'measured', 'floor', 'budget'], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0
      return column < 2 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(cells.join('  ').trimEnd())
  }
}

function cellsOf(row: Row) {
  const mark = row.limit === undefined ? ' ' : holds(row) ? '✓' : '✗'
  const floor = row.floor === undefined ? '' : figure(row.floor, row.unit)
  const budget = row.limit === undefined ? '' : `${row.isMinimum ? '≥' : '≤'} ${figure(row.limit, row.unit)}`
  return [mark, row.what, figure(row.measured, row.unit), floor, budget]
}

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The value that this percentage of the values does not exceed. */
export const percentile = (values: readonly number[], percent: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0
}

/** The difference of two figures in percent of the smaller one. */
export const apart = (one: number, other: number) => (Math.abs(one - other) / Math.min(one, other)) * 100

function figure(value: number, unit: string) {
  const digits = value >= 1_000 || Number.isInteger(value) ? 0 : value < 1 ? 3 : 1
  return `${value.toFixed(digits)} ${unit}`.trim()
}
