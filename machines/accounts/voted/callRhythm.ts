import { callDays } from '#contract/accounts/callsForFunds.ts'
import type { VotedBooks, VotedDraft } from './voted.draft.ts'

/** Months between two calls by law (law of 10 July 1965, art. 14-1). */
const quarter = 3

/** The interval in the server's format. */
export const mostCallDays = 24

/** The typed days without duplicates, the earliest first. */
export const ownDaysOf = ({ ownDays }: Pick<VotedDraft, 'ownDays'>): readonly string[] =>
  [...new Set(ownDays)].toSorted((a, b) => a.localeCompare(b))

/** The days on which the budget of a year is called. */
export function callDaysOf(draft: VotedDraft, year: VotedBooks['years'][number] | undefined): readonly string[] {
  const { rhythm } = draft
  if (rhythm === 'own') return ownDaysOf(draft)
  return year ? callDays(year, rhythm === null ? quarter : Number(rhythm)) : []
}
