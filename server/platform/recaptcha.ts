import { ofetch } from 'ofetch'
import { z } from 'zod'
import { Problem } from './problem.ts'

/**
 * True for a token that Google confirms as solved a moment ago; Google accepts each token once. Throws `unavailable`.
 */
export type VerifyRecaptcha = (token: string) => Promise<boolean>

type Settings = {
  /** The secret of the offers' site keys. */
  readonly secret: string
  readonly url?: string
  /** Milliseconds. */
  readonly timeout?: number
}

/** https://developers.google.com/recaptcha/docs/verify */
const siteverify = 'https://www.google.com/recaptcha/api/siteverify'
const verdict = z.object({ success: z.boolean() })
const retryAfter = 30

/** Asks Google about a token without the visitor's address, which is optional and personal. */
export function createRecaptcha({ secret, url = siteverify, timeout = 3_000 }: Settings): VerifyRecaptcha {
  return async (token) => {
    const body = new URLSearchParams({ secret, response: token })
    const answer = await ofetch<unknown>(url, { method: 'POST', body, timeout, retry: false }).catch(() => null)
    const parsed = verdict.safeParse(answer)
    // Without a verdict, nobody passes unchecked, and nobody is told that a correct solution was wrong.
    if (!parsed.success) throw new Problem('unavailable', 'reCAPTCHA does not answer', { retryAfter })
    return parsed.data.success
  }
}
