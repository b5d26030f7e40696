import { vi } from 'vitest'
import type { Thread } from '#src/api/startWorker.ts'

/** Runs the program of a worker in the page: jsdom has no workers. */
export function threadInPage(program: (message: unknown) => unknown) {
  const listeners: ((answer: unknown) => void)[] = []
  const told: unknown[] = []
  const stop = vi.fn()
  const run = async (message: unknown) => {
    const answer = await program(message)
    for (const listen of listeners) listen(answer)
  }
  const thread: Thread = {
    tell: (message) => {
      told.push(message)
      void run(message)
    },
    onAnswer: (hear) => listeners.push(hear),
    onFailure: () => {},
    stop,
  }
  return { thread, told, stop }
}
