import { scaleBand, scaleLinear } from 'd3-scale'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useWidth } from '../useWidth.ts'
import { Axes } from './Axes.tsx'
import { type ChartData, colorOf, extentOf, margin, plotHeight } from './chartData.ts'
import { Plot } from './Plot.tsx'
import { markText, SeriesFrame } from './SeriesFrame.tsx'
import { useMarks } from './useMarks.ts'

export type SeriesChartProps = {
  title: string
  /** One sentence that says what the chart shows. */
  description: string
  data: ChartData
  format: (value: number) => string
  /** For the few values next to the grid lines; shorter if a shorter form exists. */
  formatTick?: (value: number) => string
}

/** Bars side by side for each label, up or down from zero. */
export function BarChart({ title, description, data, format, formatTick = format }: SeriesChartProps) {
  const t = useTranslate()
  const { width: measured, measure } = useWidth()
  const width = measured || 640
  const { labels, series } = data
  const { shown, markProps } = useMarks(labels.length * series.length)

  const y = scaleLinear(extentOf(data), [plotHeight - margin.bottom, margin.top]).nice(4)
  const groups = scaleBand([...labels.keys()], [margin.left, width - margin.right]).padding(0.3)
  const bars = scaleBand([...series.keys()], [0, groups.bandwidth()]).padding(0.08)
  const centerOf = (index: number) => (groups(index) ?? 0) + groups.bandwidth() / 2

  const marks = labels.flatMap((label, group) =>
    series.map(({ name, values }, index) => {
      const value = values[group] ?? 0
      return {
        x: (groups(group) ?? 0) + (bars(index) ?? 0),
        y: y(Math.max(value, 0)),
        height: Math.max(Math.abs(y(value) - y(0)), 1),
        index,
        text: markText(t, data, name, label, format(value)),
      }
    }),
  )
  const looked = shown === null ? undefined : marks[shown]

  return (
    <SeriesFrame title={title} data={data} format={format}>
      <Plot
        title={title}
        description={description}
        width={width}
        height={plotHeight}
        measure={measure}
        tip={looked ? { x: looked.x + bars.bandwidth() / 2, y: looked.y, text: looked.text } : null}
      >
        <Axes y={y} width={width} labels={labels} centerOf={centerOf} format={format} formatTick={formatTick} />
        {marks.map((mark, position) => (
          <g key={mark.text} {...markProps(position, mark.text)}>
            {/* As tall as the plot, so that a small value is as easy to hit as a large one. */}
            <rect
              x={mark.x}
              y={margin.top}
              width={bars.bandwidth()}
              height={plotHeight - margin.bottom}
              fill="none"
              pointerEvents="all"
            />
            <rect
              className="shape"
              x={mark.x}
              y={mark.y}
              width={bars.bandwidth()}
              height={mark.height}
              rx={Math.min(3, bars.bandwidth() / 4)}
              fill={colorOf(mark.index)}
            />
          </g>
        ))}
      </Plot>
    </SeriesFrame>
  )
}
