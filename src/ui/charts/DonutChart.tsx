import { css } from '@emotion/react'
import { arc, type PieArcDatum, pie } from 'd3-shape'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { decorative } from '../decorative.ts'
import { useWidth } from '../useWidth.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { colorOf, type Slice } from './chartData.ts'
import { Plot } from './Plot.tsx'
import { useMarks } from './useMarks.ts'

const size = 240
const center = css({ '& text': { fill: 'var(--color-text)' }, '& .sum': { fontSize: 20, fontWeight: 600 } })

type Props = {
  title: string
  /** One sentence that says what the chart shows. */
  description: string
  slices: readonly Slice[]
  format: (value: number) => string
}

/** Parts of a whole, with the total in the middle. */
export function DonutChart({ title, description, slices, format: formatValue }: Props) {
  const { translate: t, format } = useLanguage()
  const { width: measured, measure } = useWidth()
  const width = measured || 640
  const { shown, markProps } = useMarks(slices.length)

  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => format.percent(total === 0 ? 0 : value / total)
  const parts = pie<Slice>()
    .value(({ value }) => Math.max(value, 0))
    .sort(null)(slices.slice())
  const ring = arc<PieArcDatum<Slice>>()
    .innerRadius(size * 0.3)
    .outerRadius(size * 0.46)
    .padAngle(0.02)
    .cornerRadius(3)
  const textOf = ({ label, value }: Slice) =>
    t('widgets.chart.share', { label, value: formatValue(value), percent: share(value) })
  const looked = shown === null ? undefined : parts[shown]
  const [tipX, tipY] = looked ? ring.centroid(looked) : [0, 0]

  return (
    <ChartFrame
      title={title}
      columns={[t('widgets.chart.category'), t('widgets.chart.value'), t('widgets.chart.shareColumn')]}
      lines={slices.map(({ label, value }) => ({ key: label, cells: [label, formatValue(value), share(value)] }))}
      names={slices.map(({ label }) => label)}
    >
      <Plot
        title={title}
        description={description}
        width={width}
        height={size}
        measure={measure}
        tip={looked ? { x: width / 2 + tipX, y: size / 2 + tipY, text: textOf(looked.data) } : null}
      >
        <g transform={`translate(${width / 2} ${size / 2})`} css={center}>
          {parts.map((part, index) => (
            <g key={part.data.label} {...markProps(index, textOf(part.data))}>
              <path className="shape" d={ring(part) ?? ''} fill={colorOf(index)} />
            </g>
          ))}
          <g {...decorative} textAnchor="middle">
            <text dy="-0.6em">{t('widgets.chart.total')}</text>
            <text className="sum" dy="0.9em">
              {formatValue(total)}
            </text>
          </g>
        </g>
      </Plot>
    </ChartFrame>
  )
}
