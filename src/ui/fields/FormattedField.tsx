import type { ComponentProps, InputEvent } from 'react'
import { formatInput } from '#src/forms/formatInput.ts'
import type { Formatter } from '#src/forms/formatters/formatter.ts'
import { TextField } from '../TextField.tsx'

export type FieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>
type Props = ComponentProps<typeof TextField> & { formatter: Formatter }

/** Formats the typed text before any other handler reads it. */
export function FormattedField({ formatter, onInput, ...props }: Props) {
  const format = (event: InputEvent<HTMLInputElement>) => {
    // A letter that is still being composed (accents, other scripts) is incomplete.
    if (!event.nativeEvent.isComposing) formatInput(event.currentTarget, formatter)
    onInput?.(event)
  }
  return <TextField autoComplete="off" spellCheck={false} {...props} onInput={format} />
}
