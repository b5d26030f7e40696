import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { chip, chipRow } from './chipStyles.ts'
import { fade } from './fadingRow.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** People see the chip; keyboard and screen reader use the radio button under it. */
const button = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
const number = css({
  color: 'var(--color-text-muted)',
  fontWeight: 500,
  'label:has(:checked) > &': { color: 'inherit' },
})

type Props<Value extends string> = {
  /** The subject of the filter: read aloud, not shown. */
  legend: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { readonly value: Value; readonly label: string; readonly count?: number }[]
}

/** Scrolls the chosen chip into view when the row is wider than the window. */
function showChosen(chips: HTMLElement, input: HTMLInputElement) {
  const row = chips.getBoundingClientRect()
  const chosen = (input.parentElement ?? input).getBoundingClientRect()
  const before = row.left + fade - chosen.left
  const behind = chosen.right + fade - row.right
  if (before > 0) chips.scrollLeft -= before
  else if (behind > 0) chips.scrollLeft += behind
}

/** Chooses one of a few views of a list: all, waiting, approved… */
export function ChipGroup<Value extends string>({ legend, name, value, onChange, options }: Props<Value>) {
  const chips = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (value !== undefined && chips.current && chosen.current) showChosen(chips.current, chosen.current)
  }, [value])
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <div ref={chips} css={chipRow}>
        {options.map((option) => (
          <label key={option.value} css={chip}>
            <input
              ref={option.value === value ? chosen : undefined}
              type="radio"
              name={name}
              value={option.value}
              css={button}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count !== undefined && <span css={number}>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
