import { applicationPaths } from '#contract/addresses.ts'

const start = 'appel.'

/** The prefix by which the address names the calls of a day instead of a line. */
export const nameOfCallDay = (dueOn: string) => `${start}${dueOn}`

/** The day of the calls that the address names; `null` = it names a line. */
export const callDayOf = (lineId: string) => (lineId.startsWith(start) ? lineId.slice(start.length) : null)

/** The parameter of the address of the personal account that names the explained line. */
export const lineParam = 'ligne'

/** The address of the personal account that explains the calls of a day. */
export const explanationOf = (dueOn: string) =>
  `${applicationPaths.personalAccount}?${lineParam}=${nameOfCallDay(dueOn)}`
