/** The choices, and beside them what they lead to. */
export const privacyColumns = {
  gap: 5,
  alignItems: 'start',
  columns: { tablet: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
