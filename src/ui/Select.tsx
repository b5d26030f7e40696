import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldMessages, useFieldIds } from './FieldMessages.tsx'
import { control, fieldFrame, labelLine, labelText } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const select = css({
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  /* To CSS, every select is read-only, which here must not look like a locked field. */
  '&:read-only:not(:disabled)': { background: 'var(--color-surface-raised)' },
  '&:disabled': { cursor: 'not-allowed' },
  /* Paper has the choice as a line of text. */
  '@media print': { minHeight: 0, padding: 0, border: 0 },
})
const arrow = css({
  position: 'absolute',
  insetInlineEnd: 14,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: 'var(--color-text-muted)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
})

type SelectOption = { readonly value: string; readonly label: string }
type Props = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly SelectOption[]
  /** The label of "nothing chosen yet". */
  placeholder?: string | undefined
  /** Every choice is valid, so no line is reserved for an error. */
  isAlwaysRight?: boolean
  /** After the label, and not part of it. */
  beside?: ReactNode
  /** For a select next to its subject: the label is read aloud but not shown. */
  isLabelHidden?: boolean
}

/** The browser's own list: a phone opens its familiar wheel. */
export function Select(props: Props) {
  const {
    label,
    hint,
    error,
    options,
    placeholder,
    isAlwaysRight = false,
    isLabelHidden = false,
    beside,
    id,
    ...own
  } = props
  const { inputId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error })
  const labelElement = (
    <label htmlFor={inputId} css={labelText}>
      {label}
    </label>
  )
  return (
    <div>
      <div css={labelLine}>
        {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
        {beside}
      </div>
      <div css={fieldFrame}>
        <select
          {...own}
          id={inputId}
          css={[control, select]}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span css={arrow}>
          <Icon name="chevronDown" size={18} />
        </span>
      </div>
      <FieldMessages isReserved={!isAlwaysRight} hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  )
}
