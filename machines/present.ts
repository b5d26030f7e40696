/** A value that the transition into the current state has set; its absence is a bug in the chart. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the transition into this state sets this value')
  return value
}
