import { css } from '@emotion/react'
import { durations, media, touchTarget } from '#src/theme/scales.ts'

/** As wide in every row of a list, whichever button is pressed. */
const group = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.35fr',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  [media.phone]: { width: 300 },
})
const button = css({
  minHeight: touchTarget,
  minWidth: 0,
  padding: '8px 4px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}`,
  '& + &': { borderInlineStart: '1px solid var(--color-border)' },
  '&:first-of-type': { borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
  '&:last-of-type': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
  '&:hover': { background: 'var(--color-surface-sunken)' },
  /* The outline marks the pressed button for those who do not see its colour. */
  '&[aria-pressed="true"]': { fontWeight: 700, boxShadow: 'inset 0 0 0 2px currentColor' },
})
const tones = {
  success: css({
    '&[aria-pressed="true"]': { background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' },
  }),
  danger: css({
    '&[aria-pressed="true"]': { background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' },
  }),
  neutral: css({
    '&[aria-pressed="true"]': { background: 'var(--color-surface-sunken)' },
  }),
}

type Option<Value> = { readonly value: Value; readonly label: string; readonly tone: keyof typeof tones }
type Props<Value> = {
  legend: string
  /** Three, the last with the longest label. */
  options: readonly Option<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
}

/**
 * A choice that is saved as soon as it is pressed. Radio buttons would save each option on the keyboard's way from the
 * first to the last.
 */
export const ToggleGroup = <Value extends string>({ legend, options, value, onChoose }: Props<Value>) => (
  <fieldset aria-label={legend} css={group}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        css={[button, tones[option.tone]]}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
