/** `ref` of the first field of a sub-view: the keyboard goes on where the person looks. */
export function takeFocus(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
}
