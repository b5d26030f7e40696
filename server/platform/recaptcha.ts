import { ofetch } from 'ofetch'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** True for a token that Google knows as solved a moment ago; it accepts each token once. Throws `unavailable`. */
export type VerifyRecaptcha = (token: string) => Promise<boolean>

type Settings = {
  /** The secret that belongs to the offers' site keys. */
  readonly secret: string
  readonly url?: string
  /** Milliseconds. */
  readonly timeout?: number
}

/** https://developers.google.com/recaptcha/docs/verify */
const siteverify = 'https://www.google.com/recaptcha/api/siteverify'
const verdict = z.object({ success: z.boolean() })
const retryAfter = 30

/** Asks Google about a token. The visitor's address is not passed on: it is optional, and theirs. */
export function createRecaptcha({ secret, url = siteverify, timeout = 3_000 }: Settings): VerifyRecaptcha {
  return async (token) => {
    const body = new URLSearchParams({ secret, response: token })
    const answer = await ofetch<unknown>(url, { method: 'POST', body, timeout, retry: false }).catch(() => null)
    const parsed = verdict.safeParse(answer)
    // Nobody is let in unchecked, and nobody is told that their right solution was wrong.
    if (!parsed.success) throw new Problem('unavailable', 'reCAPTCHA does not answer', { retryAfter })
    return parsed.data.success
  }
}
