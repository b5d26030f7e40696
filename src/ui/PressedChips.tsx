import { chip, chipRow } from './chipStyles.ts'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChoose: (value: Value) => void
}

/** Buttons, one of which stays pressed; on a narrow screen the row scrolls. */
export const PressedChips = <Value extends string>({ label, value, options, onChoose }: Props<Value>) => (
  <fieldset css={chipRow} aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        css={chip}
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
