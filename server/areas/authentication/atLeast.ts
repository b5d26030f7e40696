import { setTimeout as wait } from 'node:timers/promises'

/** Answers or refuses no sooner than after `milliseconds`, so that the fast ways cannot be told from the slow ones. */
export async function atLeast<Answer>(milliseconds: number, work: () => Promise<Answer>): Promise<Answer> {
  const floor = wait(milliseconds)
  try {
    return await work()
  } finally {
    await floor
  }
}
