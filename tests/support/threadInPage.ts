import { vi } from 'vitest'
import type { Thread } from '#src/api/startWorker.ts'

/** A worker's program in the page itself, for tests that have no browser. */
export function threadInPage(program: (message: unknown) => unknown) {
  const hearers: ((answer: unknown) => void)[] = []
  const told: unknown[] = []
  const stop = vi.fn()
  const run = async (message: unknown) => {
    const answer = await program(message)
    for (const hear of hearers) hear(answer)
  }
  const thread: Thread = {
    tell: (message) => {
      told.push(message)
      void run(message)
    },
    onAnswer: (hear) => hearers.push(hear),
    onFailure: () => {},
    stop,
  }
  return { thread, told, stop }
}
