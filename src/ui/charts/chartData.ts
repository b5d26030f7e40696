/** One value per label for each series, `null` where there is none. Amounts are in cents; the chart's user formats them. */
export type ChartData = {
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}
export type Slice = { readonly label: string; readonly value: number }

/**
 * Colours of the theme, each at 3:1 or more on its surfaces. They are never the only sign: marks have names, and
 * there is a table.
 */
const seriesColors = ['action', 'border-strong', 'info', 'warning', 'success', 'danger'] as const
export const colorOf = (index: number) => `var(--color-${seriesColors[index % seriesColors.length]})`

/** Room around the plot, in CSS pixels. */
export const margin = { top: 12, right: 8, bottom: 28, left: 76 }
export const plotHeight = 260

/** The range a chart must cover, always including zero. */
export function extentOf({ series }: ChartData): [number, number] {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0))
  return [Math.min(0, ...values), Math.max(0, ...values)]
}

/** Shows every label if there is room for the longest, else every second one, every third one… */
export const stepOfLabels = (count: number, width: number, letters = 0) =>
  Math.max(1, Math.ceil((count * Math.max(56, letters * letterWidth + gap)) / Math.max(width, 1)))
/** Bars without a name say nothing: a few names that are too long for one row are set in two, every second one lower. */
export const areInTwoRows = (count: number, width: number, letters = 0) =>
  count <= 6 && stepOfLabels(count, width, letters) === 2
/** The width of a letter in a label, and the least room to the next label. */
const letterWidth = 6.5
const gap = 10
