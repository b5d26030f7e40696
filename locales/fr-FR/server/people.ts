/** What the server calls people. Read by the server only: no part of the application's catalogue. */
export const people = {
  /** Somebody whose account was deleted: what they wrote stays. */
  former: 'Ancien membre',
} as const
