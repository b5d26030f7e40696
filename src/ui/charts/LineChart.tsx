import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { decorative } from '../decorative.ts'
import { useWidth } from '../useWidth.ts'
import { Axes } from './Axes.tsx'
import type { SeriesChartProps } from './BarChart.tsx'
import { colorOf, extentOf, margin, plotHeight } from './chartData.ts'
import { Plot } from './Plot.tsx'
import { markText, SeriesFrame } from './SeriesFrame.tsx'
import { useMarks } from './useMarks.ts'

/** Line strokes, so that colour is not the only difference between series. */
const dashes = [undefined, '6 4', '2 3', '10 4 2 4']

/** Values from label to label, with a gap where there is none; a single series is filled down to zero. */
export function LineChart({ title, description, data, format, formatTick = format }: SeriesChartProps) {
  const t = useTranslate()
  const { width: measured, measure } = useWidth()
  const width = measured || 640
  const { labels, series } = data
  const { shown, markProps } = useMarks(series.flatMap(({ values }) => values.filter((value) => value !== null)).length)

  const y = scaleLinear(extentOf(data), [plotHeight - margin.bottom, margin.top]).nice(4)
  const x = scalePoint([...labels.keys()], [margin.left, width - margin.right]).padding(0.5)
  const xOf = (index: number) => x(index) ?? 0
  const stroke = line<number | null>(
    (_, index) => xOf(index),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null)
  const fill = area<number | null>(
    (_, index) => xOf(index),
    y(0),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null)

  const marks = series.flatMap(({ name, values }, index) =>
    labels.flatMap((label, position) => {
      const value = values[position] ?? null
      if (value === null) return []
      return [{ x: xOf(position), y: y(value), index, text: markText(t, data, name, label, format(value)) }]
    }),
  )

  return (
    <SeriesFrame title={title} data={data} format={format}>
      <Plot
        title={title}
        description={description}
        width={width}
        height={plotHeight}
        measure={measure}
        tip={(shown === null ? undefined : marks[shown]) ?? null}
      >
        <Axes y={y} width={width} labels={labels} centerOf={xOf} format={format} formatTick={formatTick} />
        {series.map(({ name, values }, index) => (
          <g key={name} {...decorative}>
            {series.length === 1 && <path d={fill(values) ?? ''} fill={colorOf(index)} opacity={0.12} />}
            <path
              d={stroke(values) ?? ''}
              fill="none"
              stroke={colorOf(index)}
              strokeWidth={2.5}
              strokeLinejoin="round"
              strokeDasharray={dashes[index]}
            />
          </g>
        ))}
        {marks.map((mark, position) => (
          <g key={mark.text} {...markProps(position, mark.text)}>
            <circle cx={mark.x} cy={mark.y} r={16} fill="none" pointerEvents="all" />
            <circle className="shape" cx={mark.x} cy={mark.y} r={4.5} fill={colorOf(mark.index)} />
          </g>
        ))}
      </Plot>
    </SeriesFrame>
  )
}
