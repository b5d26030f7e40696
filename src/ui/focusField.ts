/** The target of the focus after a refusal, in reading order: a field, a group of choices, or a message for several fields. */
const refused = '[aria-invalid="true"], fieldset[aria-describedby$="-error"], [role="alert"][tabindex]'
const fields = ['input:not([type="hidden"], [type="file"])', 'select', 'textarea'].map((one) => `${one}:enabled`).join()

type Part = Element | null | undefined

/** In a group of choices, the chosen one has the focus. */
function fieldIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>('input:checked:enabled') ?? part.querySelector<HTMLElement>(fields)
}

/** Moves the focus to the first refused field of a form. Returns whether there is one. */
export function focusRefused(form: Part): boolean {
  const found = form?.querySelector<HTMLElement>(refused)
  const field = found?.matches('fieldset') ? fieldIn(found) : found
  field?.focus()
  return field != null
}

/** Moves the focus to the first field of a form. */
export function focusFirst(form: Part) {
  const first = form?.querySelector<HTMLElement>(fields)
  const group = first?.matches('[type="radio"]') ? first.closest('fieldset') : null
  ;(group ? fieldIn(group) : first)?.focus()
}
