/** The demo looks back this far, in days: long enough for lists, charts and the search to have something to show. */
const longest = 3 * 365
/** Everything newer than this is written one by one, with every state and detail. */
const newest = 120
const day = 24 * 3_600_000

/** When things happened that happen `perYear` times a year: evenly, in days ago, the latest first. */
export function archiveOf(perYear: number): readonly number[] {
  const step = 365 / perYear
  const count = Math.floor((longest - newest) / step)
  return Array.from({ length: count }, (_, index) => newest + (index + 0.5) * step)
}

/** Whether a moment belongs to the archived years. */
export function isArchived(at: Date, now: Date): boolean {
  const ago = (now.getTime() - at.getTime()) / day
  return ago > newest && ago <= longest
}

/** The years that a day of the calendar may fall in. */
export const archivedYears = (now: Date) => [0, 1, 2, 3].map((before) => now.getUTCFullYear() - before)
