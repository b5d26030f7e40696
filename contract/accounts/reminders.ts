export const reminderLevels = ['none', 'first', 'second', 'formalNotice'] as const
export type ReminderLevel = (typeof reminderLevels)[number]
/** Days since the oldest unpaid debt fell due. */
export type ReminderDays = Readonly<Record<Exclude<ReminderLevel, 'none'>, number>>

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The reminder due by the age of the oldest unpaid debt, sent or not. Both are dates as on the wire. */
export function reminderCalledFor(owedSince: string | null, on: string, days: ReminderDays): ReminderLevel {
  if (owedSince === null) return 'none'
  const age = daysBetween(owedSince, on)
  return reminderLevels.findLast((level) => level === 'none' || age >= days[level]) ?? 'none'
}
