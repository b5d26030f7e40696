import { css, keyframes } from '@emotion/react'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })
const track = css({ height: 6, borderRadius: 3, overflow: 'hidden', background: 'var(--color-border)' })
const bar = css({ height: '100%', borderRadius: 3, background: 'var(--color-action)' })
const unknown = css({ width: '30%', animation: `${slide} 1.4s ease-in-out infinite` })

type Props = {
  label: string
  /** 0 to 1; absent = the end is unknown. */
  value?: number
}

export function ProgressBar({ label, value }: Props) {
  const isKnown = value !== undefined
  return (
    <div
      role="progressbar"
      aria-label={label}
      css={track}
      {...(isKnown && { 'aria-valuenow': Math.round(value * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <div css={[bar, !isKnown && unknown]} {...(isKnown && { style: { width: `${value * 100}%` } })} />
    </div>
  )
}
