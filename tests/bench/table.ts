/** One line of the table: what was measured, beside its floor of the same run, and the budget it is held to. */
export type Row = {
  readonly what: string
  readonly measured: number
  /** The same measure of a bare React page, a bare endpoint or a bare insert, in this run. */
  readonly floor?: number
  readonly limit: number
  readonly unit: string
  /** Most budgets are upper limits; a throughput is a lower one. */
  readonly isMinimum?: boolean
}

export const holds = ({ measured, limit, isMinimum = false }: Row) =>
  isMinimum ? measured >= limit : measured <= limit

export function printTable(rows: readonly Row[]) {
  const lines = [
    ['', 'what', 'measured', 'floor', 'budget'],
    ...rows.map((row) => [
      holds(row) ? '✓' : '✗',
      row.what,
      figure(row.measured, row.unit),
      row.floor === undefined ? '' : figure(row.floor, row.unit),
      `${row.isMinimum ? '≥' : '≤'} ${figure(row.limit, row.unit)}`,
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
  }
}

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const figure = (value: number, unit: string) =>
  `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(value < 1 ? 3 : 1)} ${unit}`
