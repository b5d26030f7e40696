/** One value per label for each series; amounts in cents are formatted by whoever draws. */
export type ChartData = {
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}
export type Slice = { readonly label: string; readonly value: number }

/** From the theme, each at 3:1 or more on its surfaces; never the only sign: marks have names, and a table. */
const seriesColors = ['action', 'warning', 'info', 'success', 'danger', 'text-muted'] as const
export const colorOf = (index: number) => `var(--color-${seriesColors[index % seriesColors.length]})`

/** Room around the plot, in CSS pixels. */
export const margin = { top: 12, right: 8, bottom: 28, left: 76 }
export const plotHeight = 260

/** The values a chart must reach, zero always among them. */
export function extentOf({ series }: ChartData): [number, number] {
  const values = series.flatMap(({ values }) => values)
  return [Math.min(0, ...values), Math.max(0, ...values)]
}

/** Every label where there is room for it, else every second, third… */
export const stepOfLabels = (count: number, width: number) => Math.max(1, Math.ceil((count * 56) / Math.max(width, 1)))
