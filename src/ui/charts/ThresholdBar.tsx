import { css } from '@emotion/react'
import { scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { durations, media } from '#src/theme/scales.ts'

const frame = css({
  display: 'block',
  width: '100%',
  height: 62,
  overflow: 'visible',
  '& rect': { [media.motion]: { transition: `x ${durations.slow}, width ${durations.slow}` } },
  '& text': { fill: 'var(--color-text)', fontSize: 13, fontWeight: 600 },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})
export const colors = {
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
  muted: 'var(--color-text-muted)',
  rest: 'var(--color-border)',
} as const

const barTop = 26
const barHeight = 28

/** Each tone stands for one part. */
type Part = { readonly tone: keyof typeof colors; readonly value: number }
type Props = {
  /** What the drawing shows, in a sentence. */
  title: string
  parts: readonly Part[]
  total: number
  /** The threshold, from 0 to 1, and its label above the bar. */
  mark: { readonly at: number; readonly label: string }
}

/** Votes as one bar, with the threshold that they must reach. */
export function ThresholdBar({ title, parts, total, mark }: Props) {
  const id = useId()
  const x = scaleLinear([0, Math.max(total, 1)], [0, 100])
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0))
  const at = `${Math.min(mark.at, 1) * 100}%`
  const anchor = mark.at > 0.7 ? 'end' : mark.at < 0.3 ? 'start' : 'middle'
  return (
    <svg css={frame} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <rect x="0" y={barTop} width="100%" height={barHeight} rx="4" fill={colors.rest} />
      {parts.map(({ tone, value }, index) => (
        <rect
          key={tone}
          x={`${x(starts[index] ?? 0)}%`}
          y={barTop}
          width={`${x(value)}%`}
          height={barHeight}
          fill={colors[tone]}
          stroke="var(--color-surface-raised)"
          strokeWidth={value > 0 ? 1.5 : 0}
        />
      ))}
      <line x1={at} x2={at} y1={barTop - 6} y2={barTop + barHeight + 6} stroke="var(--color-text)" strokeWidth="2.5" />
      <text x={at} y={barTop - 12} textAnchor={anchor}>
        {mark.label}
      </text>
    </svg>
  )
}
