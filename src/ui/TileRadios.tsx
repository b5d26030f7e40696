import { css } from '@emotion/react'
import { useId } from 'react'
import { media } from '#src/theme/scales.ts'
import { choiceCard } from './choiceStyles.ts'
import { ErrorLine } from './ErrorLine.tsx'
import { hintText } from './fieldStyles.ts'
import { LineDrawing } from './LineDrawing.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const list = css({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(132px, 22%), 1fr))',
  gridAutoRows: '1fr',
  [media.tablet]: { gap: 12 },
})
const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '14px 12px',
  borderRadius: 'calc(var(--radius) * 1.5)',
})
/** Invisible and as large as its tile. */
const radio = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
  'label:has(:checked) &': { background: 'var(--color-action)', color: 'var(--color-on-action)' },
})
const name = css({ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' })
const example = css({
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  'label:has(:checked) &': { color: 'var(--color-text)' },
})
const failure = css({ marginTop: 8, fontSize: '0.875rem' })

type Tile<Value> = {
  readonly value: Value
  readonly label: string
  readonly hint: string
  /** One path on a grid of 24, like that of an icon. */
  readonly drawing: string
}
type Props<Value> = {
  /** Read aloud; the heading above shows the same. */
  legend: string
  name: string
  options: readonly Tile<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
}

/** One of several options as tiles with a drawing. Arrow keys cycle, as in any group of radio buttons. */
export function TileRadios<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange, error } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <div css={list}>
        {options.map((option) => (
          <label key={option.value} css={[choiceCard, tile]}>
            <input
              type="radio"
              name={props.name}
              css={radio}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-hint`}
            />
            <span css={badge}>
              <LineDrawing path={option.drawing} size={26} />
            </span>
            <span id={`${id}-${option.value}`} css={name}>
              {option.label}
            </span>
            <span id={`${id}-${option.value}-hint`} css={[hintText, example]}>
              {option.hint}
            </span>
          </label>
        ))}
      </div>
      <div role="alert">
        {error && (
          <ErrorLine id={`${id}-error`} css={failure}>
            {error}
          </ErrorLine>
        )}
      </div>
    </fieldset>
  )
}
