import { splitIntoCalls } from '#contract/accounts/splitIntoCalls.ts'
import { callDaysOf } from './callRhythm.ts'
import { keyOf, recordingOf, type Voted } from './voted.draft.ts'

/** A planned call for funds, with the amount of each lot. */
export type PlannedCall = { readonly dueOn: string; readonly shares: ReturnType<typeof splitIntoCalls>[number] }
/** Cents. */
export const amountOf = ({ shares }: Pick<PlannedCall, 'shares'>) => shares.reduce((sum, { amount }) => sum + amount, 0)

/** The calls that recording a complete vote will plan, by the server's rules. */
export function plannedCalls(voted: Voted): readonly PlannedCall[] {
  const recording = recordingOf(voted)
  const { books } = voted
  if (recording.kind === 'works') {
    const { calls, keyId } = recording.works
    const key = keyOf(books, keyId ?? null)
    return calls.map(({ dueOn, amount }) => ({
      dueOn,
      shares: key ? (splitIntoCalls([{ key, amount }], 1, 'works')[0] ?? []) : [],
    }))
  }
  const { fiscalYearId, budget } = recording
  const year = books.years.find(({ id }) => id === fiscalYearId)
  const days = callDaysOf(voted.draft, year)
  const byKey = Map.groupBy(budget.items, ({ keyId }) => keyId ?? null)
  const items = [...byKey].flatMap(([keyId, own]) => {
    const key = keyOf(books, keyId)
    return key ? [{ key, amount: own.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
  const general = keyOf(books, null)
  const fund = budget.worksFund ?? 0
  const funds = general && fund > 0 ? splitIntoCalls([{ key: general, amount: fund }], days.length, 'worksFund') : []
  const calls = splitIntoCalls(items, days.length)
  return days.map((dueOn, index) => ({ dueOn, shares: [...(calls[index] ?? []), ...(funds[index] ?? [])] }))
}
