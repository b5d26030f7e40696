/** The tone of each part of a vote in a chart; `rest` has not voted. */
export const voteTones = { for: 'success', against: 'danger', abstain: 'muted', rest: 'rest' } as const
