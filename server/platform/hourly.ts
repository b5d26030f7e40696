import type { Log } from './log.ts'

/** Calls `run` repeatedly until the returned function is called. */
export type Schedule = (run: () => void) => () => void

const hour = 3_600_000
const everyHour: Schedule = (run) => {
  const timer = setInterval(run, hour).unref()
  return () => clearInterval(timer)
}

/**
 * Runs a task now and every hour, outside any request and never twice at once. A failure is logged, and the next hour
 * tries again. Returns a function that stops the schedule and waits for the task that is running.
 */
export function startHourly(
  { log, what }: { readonly log: Pick<Log, 'fault'>; readonly what: string },
  work: () => Promise<void>,
  schedule: Schedule = everyHour,
): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(work).catch((error: unknown) => log.fault(`${what} failed`, error))
  }
  const cancel = schedule(run)
  run()
  return () => {
    cancel()
    return running
  }
}
