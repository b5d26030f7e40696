import * as z from 'zod/mini'
import type { CaptchaChallenge } from '#contract/authentication/authentication.ts'
import type { CaptchaSolution } from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'
import type { Thread } from '#src/api/startWorker.ts'

export type CaptchaWork = Pick<CaptchaChallenge, 'algorithm' | 'challenge' | 'salt' | 'maxNumber'>

type Order = { challenge: CaptchaChallenge; startThread: () => Thread; now: () => number; signal: AbortSignal }

const solvedNumber = z.int().check(z.nonnegative())

/** Solves a challenge off the main thread. The server reads the token with `verifySolution` of altcha-lib/v1. */
export async function solveCaptcha({ challenge, startThread, now, signal }: Order): Promise<CaptchaSolution> {
  const { algorithm, challenge: hash, salt, signature, maxNumber } = challenge
  const answer = await ask(startThread(), { algorithm, challenge: hash, salt, maxNumber }, signal)
  const number = solvedNumber.parse(answer)
  return {
    token: btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature })),
    lifetime: lifetimeOf(salt, now()),
  }
}

const shortest = 30_000
const longest = 20 * 60_000

/**
 * The salt says when the server stops accepting the solution (`?expires=` in Unix seconds). The device's clock may be
 * wrong, so a solution always lives long enough to be used, and never so long that a timer overflows.
 */
export function lifetimeOf(salt: string, now: number) {
  const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires'))
  return expires > 0 ? Math.min(longest, Math.max(shortest, expires * 1000 - now)) : longest
}

function ask(thread: Thread, work: CaptchaWork, signal: AbortSignal): Promise<unknown> {
  const answer = new Promise((resolve, reject) => {
    thread.onAnswer(resolve)
    thread.onFailure(() => reject(new Error('the captcha worker failed')))
    signal.addEventListener('abort', () => reject(new Error('the captcha is not wanted any more')))
  })
  thread.tell(work)
  return answer.finally(thread.stop)
}
