import type { ComponentProps, ReactNode } from 'react'
import { FieldMessages, useFieldIds } from './FieldMessages.tsx'
import { control, fieldFrame, labelLine, labelText, suffixPlace } from './fieldStyles.ts'

type Props = Omit<ComponentProps<'input'>, 'children'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Beside the label: a link that concerns this field. */
  action?: ReactNode
  /** Inside the field, at its end: a button that concerns what is typed. */
  suffix?: ReactNode
}

/** A labelled input, with its hint and its error tied to it. */
export function TextField({ label, hint, error, action, suffix, id, ...props }: Props) {
  const { inputId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error })
  return (
    <div>
      <div css={labelLine}>
        <label htmlFor={inputId} css={labelText}>
          {label}
        </label>
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
