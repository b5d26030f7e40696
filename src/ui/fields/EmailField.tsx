import { TextField } from '../TextField.tsx'
import type { FieldProps } from './FormattedField.tsx'

/** Shows the keyboard with the @; nothing is capitalised or corrected. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  )
}
