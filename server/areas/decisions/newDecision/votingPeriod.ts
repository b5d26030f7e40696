import { endOfPeriod } from '#contract/endOfPeriod.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { DecisionSettings } from '#offers/decisionSettings.ts'
import { civilTime } from '#server/platform/civilDay.ts'

type Vote = { readonly createdAt: Date; readonly dueAt: Date }

/**
 * The fault of a due date: a vote must last as long as the offer says, counted in days of the building's calendar to the same
 * hour. `null` = none.
 */
export function wrongDueDate(
  { createdAt, dueAt }: Vote,
  { shortestVote, longestVote }: DecisionSettings,
  timeZone: string,
): FieldCode | null {
  if (dueAt <= createdAt) return 'inThePast'
  const [opened, due] = [civilTime(createdAt, timeZone), civilTime(dueAt, timeZone)]
  const sameTimeAfter = (period: DecisionSettings['shortestVote']) =>
    endOfPeriod(opened.slice(0, 10), period) + opened.slice(10)
  if (due < sameTimeAfter(shortestVote)) return 'voteTooShort'
  return due > sameTimeAfter(longestVote) ? 'voteTooLong' : null
}
