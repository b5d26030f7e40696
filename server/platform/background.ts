import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Work that an answer must not wait for: its duration would tell whether an account exists. */
export type Background = {
  /** A failure is logged under the name of the work. */
  readonly run: (what: string, work: () => Promise<void>) => void
  /** Resolves when all of it is done, and after `patience` milliseconds at the latest. */
  readonly settled: (patience: number) => Promise<void>
}

/** Remembers what is running, so that a process that stops does not cut it off. */
export function createBackground(log: Pick<Log, 'fault'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      // The embedded database works in this thread: what began at once would be done before the answer left.
      const task = nextTurn()
        .then(work)
        .catch((error: unknown) => log.fault(`${what} failed after the answer`, error))
        .finally(() => running.delete(task))
      running.add(task)
    },
    settled: async (patience) => {
      const giveUp = new AbortController()
      const late = wait(patience, undefined, { signal: giveUp.signal }).catch(() => undefined)
      await Promise.race([Promise.all(running), late])
      giveUp.abort()
    },
  }
}
