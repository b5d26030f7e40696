import type { Formatter } from './formatters/formatter.ts'
import { placeCaret } from './formatters/formatter.ts'

/** Rewrites the typed text in its usual form; the caret stays behind the same character. */
export function formatInput(input: HTMLInputElement, formatter: Formatter) {
  const { value } = input
  const formatted = formatter.format(value)
  if (formatted === value) return
  const caret = placeCaret(formatter, value, input.selectionStart ?? value.length)
  input.value = formatted
  input.setSelectionRange(caret, caret)
}
