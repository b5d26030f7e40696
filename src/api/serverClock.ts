/** The offset of the browser's clock, in milliseconds. */
let lacking = 0

/** The header has whole seconds, and the response takes time to arrive: a smaller difference counts as none. */
const tolerance = 5_000

/** Compares the browser's clock with the `Date` header of an answer; without one, the browser's clock counts. */
export function readServerDate(date: string | null): void {
  const difference = date === null ? 0 : Date.parse(date) - Date.now()
  lacking = Math.abs(difference) > tolerance ? difference : 0
}

/** The server's time, in milliseconds since 1970: due dates follow this clock. */
export const serverNow = (): number => Date.now() + lacking

/** Converts a moment of the browser's clock to the server's. */
export const byServer = (noted: number): number => noted + lacking
