import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lifetimeOf, solveCaptcha } from '#src/areas/authentication/solveCaptcha.ts'
import { threadInPage } from '#tests/support/threadInPage.ts'

describe('captcha', () => {
  const work = z.object({ challenge: z.string(), salt: z.string(), algorithm: z.string(), maxNumber: z.int() })
  const solve = async (message: unknown) => {
    const { challenge, salt, algorithm, maxNumber } = work.parse(message)
    return (await solveChallenge(challenge, salt, algorithm, maxNumber).promise)?.number ?? null
  }
  const order = async (expires: Date, program = solve) => {
    const { thread, stop } = threadInPage(program)
    const { maxnumber, ...challenge } = await createChallenge({ hmacKey: 'key', maxNumber: 50, expires })
    const signal = new AbortController().signal
    return {
      stop,
      solution: solveCaptcha({
        challenge: { ...challenge, maxNumber: maxnumber ?? 0 },
        startThread: () => thread,
        now: Date.now,
        signal,
      }),
    }
  }

  it('produces a token that the server’s library accepts, and stops its worker', async () => {
    const { solution, stop } = await order(new Date(Date.now() + 600_000))

    expect(await verifySolution((await solution).token, 'key')).toBe(true)
    expect(stop).toHaveBeenCalledOnce()
  })

  it('fails when the worker finds nothing', async () => {
    const { solution, stop } = await order(new Date(), async () => null)

    await expect(solution).rejects.toThrow()
    expect(stop).toHaveBeenCalledOnce()
  })

  it.each([
    ['as long as the server says', 'salt?expires=600&', 0, 600_000],
    ['long enough to be used on a device whose clock runs ahead', 'salt?expires=600&', 10_000_000, 30_000],
    ['never so long that a timer overflows', 'salt?expires=9000000000&', 0, 1_200_000],
    ['a while when the server says nothing', 'salt', 0, 1_200_000],
  ])('lives %s', (_, salt, now, lifetime) => {
    expect(lifetimeOf(salt, now)).toBe(lifetime)
  })
})
