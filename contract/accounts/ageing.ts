/** The ages of overdue debts, by full months since the day they fell due. */
const ages = [
  { name: 'underThree', from: 0 },
  { name: 'underSix', from: 3 },
  { name: 'underTwelve', from: 6 },
  { name: 'older', from: 12 },
] as const
export type Age = (typeof ages)[number]['name']

function fullMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

/** How old a debt is on a day; `null` before it falls due. Both are dates as on the wire. */
export function ageOf(dueOn: string, on: string): Age | null {
  const months = fullMonths(dueOn, on)
  return ages.findLast(({ from }) => months >= from)?.name ?? null
}
