import type { Log } from './log.ts'

/** Calls `run` once after some milliseconds, unless the returned function is called before. */
export type Wait = (run: () => void, milliseconds: number) => () => void

/** Changes by another process, or of the clock, are noticed after a minute at the latest. */
const longest = 60_000
const wait: Wait = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds).unref()
  return () => clearTimeout(timer)
}

type Needs = { readonly log: Pick<Log, 'fault'>; readonly now: () => Date; readonly what: string }

/**
 * Runs a task now, again at the moment that it returns (`null` = none is known), and at least every minute; never twice at once.
 * A failure is logged, and the next minute tries again. Returns a function that stops it and waits for the task that is running.
 */
export function startUntilDue(
  { log, now, what }: Needs,
  work: () => Promise<Date | null>,
  waitFor: Wait = wait,
): () => Promise<void> {
  let isStopped = false
  let cancel = () => {}
  let running = Promise.resolve()
  const run = async () => {
    const next = await work().catch((error: unknown) => {
      log.fault(`${what} failed`, error)
      return null
    })
    if (isStopped) return
    const left = next === null ? longest : next.getTime() - now().getTime()
    cancel = waitFor(start, Math.min(Math.max(left, 0), longest))
  }
  const start = () => {
    running = run()
  }
  start()
  return () => {
    isStopped = true
    cancel()
    return running
  }
}
