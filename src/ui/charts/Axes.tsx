import type { ScaleLinear } from 'd3-scale'
import { decorative } from '../decorative.ts'
import { areInTwoRows, margin, plotHeight, stepOfLabels } from './chartData.ts'

type Props = {
  y: ScaleLinear<number, number>
  width: number
  labels: readonly string[]
  centerOf: (index: number) => number
  format: (value: number) => string
  /** Shorter, for grid lines that stay apart in it. */
  formatTick: (value: number) => string
}

/** Grid lines to read values by, and the labels below. Screen readers get both from the marks. */
export function Axes({ y, width, labels, centerOf, format, formatTick }: Props) {
  const letters = Math.max(0, ...labels.map((label) => label.length))
  const room = [labels.length, width - margin.left - margin.right, letters] as const
  const step = stepOfLabels(...room)
  const bottoms = areInTwoRows(...room) ? [16, 3] : [8]
  const ticks = y.ticks(4)
  const areApart = new Set(ticks.map(formatTick)).size === ticks.length
  return (
    <g {...decorative}>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line className={tick === 0 ? 'base' : 'grid'} x1={margin.left} x2={width - margin.right} />
          <text x={margin.left - 8} dy="0.32em" textAnchor="end">
            {(areApart ? formatTick : format)(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % step < bottoms.length && (
            <text
              key={label}
              x={centerOf(index)}
              y={plotHeight - (bottoms[index % bottoms.length] ?? 0)}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </g>
  )
}
