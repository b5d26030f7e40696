import { css } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'
import { choiceLabel } from './choiceStyles.ts'
import { useFieldIds } from './FieldMessages.tsx'
import { hintText } from './fieldStyles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
})
const words = css({ minWidth: 0, flex: 1 })
const hintPlace = css({ marginTop: -8, paddingBottom: 8, fontSize: '0.875rem', lineHeight: '1.25rem' })
/** The track is small, but the touch target is not. */
const button = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 52,
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&[aria-busy="true"]': { cursor: 'progress' },
})
const track = css({
  display: 'block',
  width: 48,
  height: 28,
  padding: 3,
  borderRadius: 14,
  border: '1.5px solid var(--color-border-strong)',
  background: 'var(--color-surface-raised)',
  transition: `background-color ${durations.normal}, border-color ${durations.normal}`,
  '&::before': {
    content: '""',
    display: 'block',
    width: 19,
    height: 19,
    borderRadius: '50%',
    border: '1px solid transparent',
    background: 'var(--color-border-strong)',
    transition: `transform ${durations.normal}, background-color ${durations.normal}`,
  },
  'button:hover:not(:disabled, [aria-disabled="true"]) > &': { borderColor: 'var(--color-action)' },
  '[aria-checked="true"] > &': { background: 'var(--color-action)', borderColor: 'var(--color-action)' },
  '[aria-checked="true"] > &::before': { transform: 'translateX(20px)', background: 'var(--color-on-action)' },
  '[aria-busy="true"] > &': { opacity: 0.6 },
  'button:disabled > &, [aria-disabled="true"]:not([aria-busy]) > &': { opacity: 0.5 },
  '@media (forced-colors: active)': { '&::before': { background: 'ButtonText' } },
})

type Props = {
  label: string
  /** For a name that is already shown nearby, as in a table: read aloud but not shown twice. */
  isLabelHidden?: boolean
  hint?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Saving: shows the requested value, and accepts no new one. */
  isBusy?: boolean
  disabled?: boolean
  /** The id of a text that says why it accepts no new value; the focus still reaches it, so that the reason is read out. */
  reasonId?: string | undefined
  id?: string
}

/** On or off, effective immediately. A `Checkbox` takes effect when its form is sent. */
export function Switch(props: Props) {
  const { label, isLabelHidden = false, hint, isOn, onChange, isBusy = false, disabled = false, reasonId, id } = props
  const { inputId, hintId, describedBy } = useFieldIds(id, isLabelHidden ? {} : { hint })
  const labelId = `${inputId}-label`
  const isLocked = isBusy || reasonId !== undefined
  return (
    <div css={frame}>
      {isLabelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <div css={words}>
          <label id={labelId} htmlFor={inputId} css={choiceLabel}>
            {label}
          </label>
          {hint && (
            <p id={hintId} css={[hintText, hintPlace]}>
              {hint}
            </p>
          )}
        </div>
      )}
      <button
        type="button"
        role="switch"
        id={inputId}
        css={button}
        aria-labelledby={labelId}
        aria-checked={isOn}
        aria-busy={isBusy || undefined}
        aria-disabled={isLocked || undefined}
        aria-describedby={[describedBy, reasonId].filter(Boolean).join(' ') || undefined}
        disabled={disabled}
        onClick={() => !isLocked && onChange(!isOn)}
      >
        <span css={track} />
      </button>
    </div>
  )
}
