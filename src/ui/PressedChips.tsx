import { css } from '@emotion/react'
import { durations } from '#src/theme/scales.ts'

const row = css({
  display: 'flex',
  gap: 8,
  padding: 4,
  marginInline: -4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
})
const chip = css({
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}`,
  '&:hover': { borderColor: 'var(--color-action)' },
  '&[aria-pressed="true"]': {
    background: 'var(--color-action)',
    borderColor: 'var(--color-action)',
    color: 'var(--color-on-action)',
    fontWeight: 600,
  },
})

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChoose: (value: Value) => void
}

/** Buttons of which one stays pressed; on a narrow screen the row scrolls. */
export const PressedChips = <Value extends string>({ label, value, options, onChoose }: Props<Value>) => (
  <fieldset css={row} aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        css={chip}
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
