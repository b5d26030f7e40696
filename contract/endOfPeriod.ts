/** A legal period, counted in days or months of the calendar. */
type Period = { readonly count: number; readonly unit: 'days' | 'months' }

/**
 * The last day of a period that begins on the day after `day` (`2026-03-12`). Months end on the same day, or on the last of a
 * shorter month.
 */
export function endOfPeriod(day: string, { count, unit }: Period): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (unit === 'days') return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
