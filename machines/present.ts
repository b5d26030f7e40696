/** What the transition into a state has set, and whoever is in that state may rely on. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the transition into this state sets this value')
  return value
}
