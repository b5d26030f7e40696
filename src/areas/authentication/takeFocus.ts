/** `ref` of the first field of a view, so that typing continues there. */
export function takeFocus(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
}
