import { css } from '@emotion/react'
import { durations } from '#src/theme/scales.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const track = css({ display: 'flex', gap: 4, height: 8 })
const segment = css({
  flex: 1,
  borderRadius: 4,
  background: 'var(--color-border)',
  transition: `background-color ${durations.slow}`,
})
const tones = {
  danger: css({ background: 'var(--color-danger)' }),
  warning: css({ background: 'var(--color-warning)' }),
  success: css({ background: 'var(--color-success)' }),
}

type Props = {
  label: string
  /** The meaning of the level, in words. */
  valueText: string
  /** Lit segments, out of `max`. */
  value: number
  max?: number
  tone: keyof typeof tones
}

/** A level in a few segments. It must not carry the meaning alone: show `valueText` next to it too. */
export function Meter({ label, valueText, value, max = 4, tone }: Props) {
  const lit = (index: number) => index < value && tones[tone]
  return (
    <>
      <VisuallyHidden>
        <meter aria-label={label} min={0} max={max} value={value} aria-valuetext={valueText}>
          {valueText}
        </meter>
      </VisuallyHidden>
      <div aria-hidden="true" css={track}>
        {Array.from({ length: max }, (_, index) => index).map((index) => (
          <span key={index} css={[segment, lit(index)]} />
        ))}
      </div>
    </>
  )
}
