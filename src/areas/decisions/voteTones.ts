/** The tone of each part of a vote in a chart; `rest` has not voted. */
export const voteTones = { for: 'success', against: 'danger', abstain: 'muted', rest: 'rest' } as const

/** The tone of each status of a vote that somebody cast for an owner. */
export const checkTones = {
  valid: 'success',
  toCheck: 'warning',
  confirmed: 'success',
  refused: 'neutral',
  contested: 'danger',
  unchecked: 'neutral',
} as const
