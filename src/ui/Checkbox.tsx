import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { checkMark, choiceLabel } from './choiceStyles.ts'
import { useFieldIds } from './FieldMessages.tsx'
import { errorText, hintText } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

const frame = css({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 12,
  placeContent: 'start stretch',
  alignItems: 'start',
})
const place = css({ marginTop: 10 })
const below = css({ gridColumn: 2, fontSize: '0.875rem', lineHeight: '1.25rem', '& > p': { marginBottom: 6 } })

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** A yes or no that takes effect when the form is sent. A `Switch` takes effect immediately. */
export function Checkbox({ label, hint, error, id, ...props }: Props) {
  const { inputId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error })
  return (
    <div css={frame}>
      <input
        {...props}
        type="checkbox"
        id={inputId}
        css={[checkMark, place]}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      <label htmlFor={inputId} css={choiceLabel}>
        {label}
      </label>
      <div css={below} aria-live="polite">
        {error && (
          <p id={errorId} css={errorText}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={hintId} css={hintText}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
