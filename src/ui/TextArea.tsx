import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { FieldMessages, useFieldIds } from './FieldMessages.tsx'
import { control, labelLine, labelText } from './fieldStyles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** As tall as its text, in browsers that support it. */
const area = css({ minHeight: 120, resize: 'vertical', fieldSizing: 'content', lineHeight: 1.5 })
const count = css({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: 'var(--color-text-muted)',
  fontWeight: 400,
  '&[data-over="true"]': { color: 'var(--color-danger)', fontWeight: 600 },
})

type Props = Omit<ComponentProps<'textarea'>, 'children'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A longer text is counted and reported but never cut off, so that a pasted text keeps its end. */
  limit?: number
}

const lengthOf = (value: Props['value']) => (typeof value === 'string' ? value.length : 0)

export function TextArea({ label, hint, error, limit, id, onInput, ...props }: Props) {
  const { translate: t, format } = useLanguage()
  const { inputId, hintId, errorId, describedBy } = useFieldIds(id, { hint, error })
  const [typed, setTyped] = useState(lengthOf(props.defaultValue))
  const length = props.value === undefined ? typed : lengthOf(props.value)
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - length
  return (
    <div>
      <div css={labelLine}>
        <label htmlFor={inputId} css={labelText}>
          {label}
        </label>
        {limit !== undefined && (
          <span css={count} data-over={left < 0} aria-hidden="true">
            {t('widgets.fields.count', { count: format.integer(length), limit: format.integer(limit) })}
          </span>
        )}
      </div>
      <textarea
        rows={4}
        {...props}
        id={inputId}
        css={[control, area]}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
      />
      <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} />
      <VisuallyHidden role="status">
        {left < 0 && t('widgets.fields.charactersOver', { count: format.integer(-left) })}
        {left >= 0 && left <= 20 && t('widgets.fields.charactersLeft', { count: left })}
      </VisuallyHidden>
    </div>
  )
}
