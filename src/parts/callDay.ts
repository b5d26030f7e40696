import { applicationPaths } from '#contract/addresses.ts'

const start = 'appel.'

/** How the address names the calls of a day where it otherwise names a line. */
export const nameOfCallDay = (dueOn: string) => `${start}${dueOn}`

/** The day of the calls that the address names; `null` = it names a line. */
export const callDayOf = (lineId: string) => (lineId.startsWith(start) ? lineId.slice(start.length) : null)

/** The parameter of the address of the personal account that names the explained line. */
export const lineParam = 'ligne'

/** Where the personal account explains what is called on a day. */
export const explanationOf = (dueOn: string) =>
  `${applicationPaths.personalAccount}?${lineParam}=${nameOfCallDay(dueOn)}`
