/** `ref` of the first field of a view, so that typing continues there. */
export function takeFocus(field: HTMLInputElement | null) {
  const focus = () => field?.focus({ preventScroll: true })
  if (isAlreadyShown()) focus()
  // To set the focus, the browser has to lay the page out immediately: a slow phone would do both in one long task.
  else requestAnimationFrame(focus)
}

const isAlreadyShown = () =>
  !('PerformancePaintTiming' in globalThis) || performance.getEntriesByName('first-contentful-paint').length > 0
