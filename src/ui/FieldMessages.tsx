import type { ReactNode } from 'react'
import { useId } from 'react'
import { actionLine, errorText, hintText, messages } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

type Said = { hint?: string | undefined; error?: string | undefined }

/** The ids that link a control to its label, error and hint; a form library finds them by the same names. */
export function useFieldIds(id: string | undefined, { hint, error }: Said) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-description`
  const errorId = `${inputId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return { inputId, hintId, errorId, describedBy }
}

type Props = Said & { hintId: string; errorId: string; action?: ReactNode }

/**
 * The messages below a control: the error first, then the hint. The line is reserved, so that nothing jumps when an
 * error appears.
 */
export function FieldMessages({ hint, error, hintId, errorId, action }: Props) {
  return (
    <div css={messages}>
      <div aria-live="polite">
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
      {action !== undefined && <div css={actionLine}>{action}</div>}
    </div>
  )
}
