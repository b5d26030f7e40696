import { setTimeout as wait } from 'node:timers/promises'

/** Settles no sooner than after `milliseconds`, so that the time of an answer does not reveal the branch taken. */
export async function atLeast<Answer>(milliseconds: number, work: () => Promise<Answer>): Promise<Answer> {
  const floor = wait(milliseconds)
  try {
    return await work()
  } finally {
    await floor
  }
}
