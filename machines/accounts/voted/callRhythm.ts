import { callDays } from '#contract/accounts/callsForFunds.ts'
import type { VotedBooks, VotedDraft } from './voted.draft.ts'

/** How often a budget is called: months between two calls, or on days that the meeting chose. */
export const callRhythms = ['', '1', '2', '6', '12', 'own'] as const
type Rhythm = (typeof callRhythms)[number]
/** The first is the law's quarter (law of 10 July 1965, art. 14-1). */
const months: Readonly<Record<Exclude<Rhythm, 'own'>, number>> = { '': 3, '1': 1, '2': 2, '6': 6, '12': 12 }

/** The interval in the server's format. */
export const mostCallDays = 24

export const rhythmOf = ({ rhythm }: Pick<VotedDraft, 'rhythm'>): Rhythm =>
  callRhythms.find((known) => known === rhythm) ?? ''

/** The typed days without duplicates, the earliest first. */
export const ownDaysOf = ({ ownDays }: Pick<VotedDraft, 'ownDays'>): readonly string[] =>
  [...new Set(ownDays.split(' ').filter(Boolean))].toSorted((a, b) => a.localeCompare(b))

/** The days on which the budget of a year is called. */
export function callDaysOf(draft: VotedDraft, year: VotedBooks['years'][number] | undefined): readonly string[] {
  const rhythm = rhythmOf(draft)
  if (rhythm === 'own') return ownDaysOf(draft)
  return year ? callDays(year, months[rhythm]) : []
}
