import { css } from '@emotion/react'
import { useId } from 'react'
import { choiceCard, radioMark } from './choiceStyles.ts'
import { ErrorLine } from './ErrorLine.tsx'
import { hintText, labelText } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const title = css([labelText, { marginBottom: 8, padding: 0 }])
const list = css({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' })
/** Three cards are side by side or one below another: in a list narrower than 600px, their minimum width is that of the list. */
const three = css({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(180px, (600px - 100%) * 999)), 1fr))',
})
const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  borderRadius: 'var(--radius)',
  '& input:focus-visible': { outline: 'none' },
  '&:has(:disabled)': {
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-text-muted)',
    cursor: 'not-allowed',
  },
})
const words = css({ flex: 1, minWidth: 0 })
const name = css({ display: 'block', fontWeight: 600 })
const explanation = css({
  display: 'block',
  marginTop: 2,
  fontSize: '0.875rem',
  'label:has(:checked) &': { color: 'var(--color-text)' },
})
const picture = css({ color: 'var(--color-link)' })
const failure = css({ marginTop: 8, fontSize: '0.875rem', lineHeight: '1.25rem' })

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
  readonly icon?: IconName
  readonly isDisabled?: boolean
}
type Props<Value extends string> = {
  legend: string
  /** For a heading just above that says the same: the legend is read aloud but not shown twice. */
  isLegendHidden?: boolean
  name: string
  options: readonly Option<Value>[]
  /** The chosen value; omit it to let the form keep it. */
  value?: Value | null
  defaultValue?: string | undefined
  onChange?: (value: Value) => void
  error?: string | undefined
}

/** One of a few options, each with room for an explanation. Arrow keys cycle, as in any group of radio buttons. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, isLegendHidden = false, options, value, defaultValue, onChange, error } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      {isLegendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <legend css={title}>{legend}</legend>}
      <div css={[list, options.length === 3 && three]}>
        {options.map((option) => (
          <label key={option.value} css={[choiceCard, card]}>
            <input
              type="radio"
              name={props.name}
              value={option.value}
              css={radioMark}
              disabled={option.isDisabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint && `${id}-${option.value}-hint`}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span css={words}>
              <span id={`${id}-${option.value}`} css={name}>
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} css={[hintText, explanation]}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.icon && (
              <span css={picture}>
                <Icon name={option.icon} size={24} />
              </span>
            )}
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <ErrorLine id={`${id}-error`} css={failure}>
            {error}
          </ErrorLine>
        )}
      </div>
    </fieldset>
  )
}
