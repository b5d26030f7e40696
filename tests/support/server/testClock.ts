export type TestClock = {
  readonly now: () => Date
  readonly advance: (milliseconds: number) => void
  /** Back to the start, for the next test on the same server. */
  readonly reset: () => void
}

/** A clock that moves only when a test moves it. */
export function createTestClock(start = new Date('2030-01-15T09:00:00Z')): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
    reset: () => {
      time = start.getTime()
    },
  }
}
