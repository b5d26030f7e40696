import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ErrorLine } from './ErrorLine.tsx'
import { actionLine, hintRoom, hintText, messages } from './fieldStyles.ts'

const noRoom = css({ minHeight: 0, marginBlockEnd: 0 })

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

type Props = Said & { hintId: string; errorId: string; action?: ReactNode; isReserved?: boolean }

/**
 * The messages below a control: the error first, then the hint. Their line is reserved where an error may appear, so
 * that nothing jumps.
 */
export function FieldMessages({ hint, error, hintId, errorId, action, isReserved = true }: Props) {
  return (
    <div css={[messages, hint && hintRoom, !isReserved && noRoom]}>
      <div aria-live="polite">
        {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
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
