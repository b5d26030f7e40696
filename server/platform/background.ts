import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Small work after the response that may be lost, such as removing an unfinished file. Work that must be done is a job. */
export type Background = {
  /** A failure is logged under the name of the work. */
  readonly run: (what: string, work: () => Promise<void>) => void
  /** Resolves when all of it is done, and after `patience` milliseconds at the latest. */
  readonly settled: (patience: number) => Promise<void>
}

/** Tracks running work, so that a stopping process lets it finish. */
export function createBackground(log: Pick<Log, 'fault'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      // The embedded database runs in this thread: work that starts immediately would finish before the response leaves.
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
