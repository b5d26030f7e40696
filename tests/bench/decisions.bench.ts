import { choices } from '#contract/decisions/majorities.ts'
import { countVotes } from '#server/areas/decisions/majority/countVotes.ts'
import type { Voter } from '#server/areas/decisions/majority/voter.ts'
import { median, type Row } from './table.ts'

const votersCount = 10_000
const rounds = 50

/** Counts the largest possible building under the most expensive rule: art. 26 with its second ballot. */
export async function decisionRows(): Promise<readonly Row[]> {
  // One in four has not voted, and most of the others are for it.
  const voters = Array.from(
    { length: votersCount },
    (_, index): Voter => ({
      votes: 1 + ((index * 37) % 240),
      choice: index % 4 === 3 ? null : (choices[index % 8 === 1 ? 1 : index % 32 === 2 ? 2 : 0] ?? null),
    }),
  )
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    const { ballots } = countVotes('art26', voters)
    const time = performance.now() - begun
    if (ballots.length !== 2) throw new Error('the second ballot was not counted')
    return time
  })
  return [
    { what: `decisions: counting ${votersCount} voters, both ballots`, measured: median(times), limit: 50, unit: 'ms' },
  ]
}
