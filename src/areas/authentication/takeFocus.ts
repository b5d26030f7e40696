/** `ref` of the first field of a view, so that typing continues there. */
export function takeFocus(field: HTMLInputElement | null) {
  const focus = () => field?.focus({ preventScroll: true })
  if (isAlreadyShown()) focus()
  // To give the focus, the browser lays the page out at once: a slow phone would do both in one long task.
  else requestAnimationFrame(focus)
}

const isAlreadyShown = () =>
  !('PerformancePaintTiming' in globalThis) || performance.getEntriesByName('first-contentful-paint').length > 0
