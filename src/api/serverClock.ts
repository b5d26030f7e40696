/** What the browser's clock lacks, in milliseconds. */
let lacking = 0

/** The answer's date has whole seconds, and some time passes on its way: a difference this small is none. */
const tolerance = 5_000

/** Compares the browser's clock with the `Date` header of an answer; without one, the browser's clock counts. */
export function readServerDate(date: string | null): void {
  const difference = date === null ? 0 : Date.parse(date) - Date.now()
  lacking = Math.abs(difference) > tolerance ? difference : 0
}

/** The time by the server, in milliseconds since 1970: whatever is due is due by this clock. */
export const serverNow = (): number => Date.now() + lacking

/** A moment that the browser's clock has noted, by the server's. */
export const byServer = (noted: number): number => noted + lacking
