import type { ComponentProps, ReactNode } from 'react'
import { FieldMessages, useFieldIds } from './FieldMessages.tsx'
import { control, fieldFrame, labelLine, labelText, suffixPlace } from './fieldStyles.ts'

type Props = Omit<ComponentProps<'input'>, 'children'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A link about this field, next to the label. */
  action?: ReactNode
  /** After the label, and not part of it. */
  beside?: ReactNode
  /** A button about the typed text, inside the field at its end. */
  suffix?: ReactNode
}

/** A labelled input, linked to its hint and its error. */
export function TextField({ label, hint, error, action, beside, suffix, id, ...props }: Props) {
  const { inputId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error })
  return (
    <div>
      <div css={labelLine}>
        <label htmlFor={inputId} css={labelText}>
          {label}
        </label>
        {beside}
      </div>
      <div css={fieldFrame}>
        <input
          {...props}
          id={inputId}
          css={[control, suffix !== undefined && suffixPlace.room]}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {suffix !== undefined && <span css={suffixPlace.place}>{suffix}</span>}
      </div>
      <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} action={action} />
    </div>
  )
}
