import { Problem } from './problem.ts'

type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Runs a few tasks at once and lets a few more wait; refuses the rest with a time to retry instead of letting them
 * pile up.
 */
export function createQueue(running: number, waiting: number): InTurn {
  let busy = 0
  const turns: (() => void)[] = []

  return async (task) => {
    if (busy >= running) {
      if (turns.length >= waiting) throw new Problem('unavailable', 'too many tasks are waiting', { retryAfter: 1 })
      // A finished task passes its slot on, so that nobody slips in between.
      await new Promise<void>((resolve) => turns.push(resolve))
    } else busy++
    try {
      return await task()
    } finally {
      const next = turns.shift()
      if (next) next()
      else busy--
    }
  }
}
