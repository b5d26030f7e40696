import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import {
  actionLine,
  control,
  errorText,
  fieldFrame,
  hintText,
  labelLine,
  labelText,
  messages,
  suffixPlace,
} from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'children'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Beside the label: a link that concerns this field. */
  action?: ReactNode
  /** Inside the field, at its end: a button that concerns what is typed. */
  suffix?: ReactNode
}

const joined = (...ids: (string | undefined | false)[]) => [...new Set(ids.filter(Boolean))].join(' ') || undefined

/** A labelled input. Hint and error are tied to it; the line of the error is kept free, so that nothing jumps when it appears. */
export function TextField({ label, hint, error, action, suffix, id, ...props }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-description`
  const errorId = `${inputId}-error`
  const describedBy = joined(error && errorId, hint && hintId)
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
    </div>
  )
}
