import type { Log } from './log.ts'

/** Calls again and again until the answer is called. */
export type Schedule = (run: () => void) => () => void

const hour = 3_600_000
const everyHour: Schedule = (run) => {
  const timer = setInterval(run, hour).unref()
  return () => clearInterval(timer)
}

/**
 * Does something now and every hour, beside the requests, never twice at once; a failure is logged and the next hour tries
 * again. Answers how to stop, which waits for what is running.
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
