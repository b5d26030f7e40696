import { Problem } from './problem.ts'

type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs a few tasks at once and lets a few more wait; whoever comes later is told to come back instead of waiting unseen. */
export function createQueue(running: number, waiting: number): InTurn {
  let busy = 0
  const turns: (() => void)[] = []

  return async (task) => {
    if (busy >= running) {
      if (turns.length >= waiting) throw new Problem('unavailable', 'too many tasks are waiting', { retryAfter: 1 })
      // Whoever ends hands over its place, so nobody can slip in between.
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
