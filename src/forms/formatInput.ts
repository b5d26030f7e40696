/** Rewrites what is being typed into its usual form; the caret stays behind the same digit. */
export function formatInput(input: HTMLInputElement, format: (typed: string) => string) {
  const { value } = input
  const formatted = format(value)
  if (formatted === value) return
  const before = countKept(value.slice(0, input.selectionStart ?? value.length))
  input.value = formatted
  const caret = placeAfter(formatted, before)
  input.setSelectionRange(caret, caret)
}

const countKept = (text: string) => text.match(/[+\d]/g)?.length ?? 0

function placeAfter(text: string, count: number) {
  let place = 0
  while (place < text.length && countKept(text.slice(0, place)) < count) place += 1
  return place
}
