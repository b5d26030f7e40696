/** What the server calls people. Read by the server only: no part of the application's catalogue. */
export const people = {
  /** Somebody whose account was deleted: what they wrote stays. */
  former: 'Ancien membre',
  /** Tells apart people of the same name: « Marie Dupont (lot 12) ». */
  lots: { one: 'lot {{numbers}}', other: 'lots {{numbers}}' },
} as const
