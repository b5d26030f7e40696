import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import type { CaptchaChallenge } from '#contract/authentication/authentication.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { useChallenge } from './captcha.store.ts'
import type { Database } from './database.ts'
import type { VerifyRecaptcha } from './recaptcha.ts'

/** Proof of work (ALTCHA), or reCAPTCHA where the offer has a key. */
export type Captcha = {
  readonly challenge: () => Promise<CaptchaChallenge>
  /** True once per solution: a second use is refused. */
  readonly accept: (solution: string, offer: Pick<Offer, 'recaptchaSiteKey'>) => Promise<boolean>
}

const challengeLifetime = 10 * 60_000
/** About a quarter of a second of work in a browser. */
const defaultMaxNumber = 30_000

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(200),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().max(200),
})

type Settings = {
  readonly db: Database
  readonly now: () => Date
  /** The key that signs the challenges. */
  readonly key: string
  readonly maxNumber?: number
  /** Absent where Google cannot be reached; no offer has a key then. */
  readonly recaptcha?: VerifyRecaptcha | null
}

/** Challenges are signed and expire, so nothing is stored until one is solved. */
export function createCaptcha({ db, now, key, maxNumber = defaultMaxNumber, recaptcha = null }: Settings): Captcha {
  const acceptWork = async (text: string) => {
    const solution = decode(text)
    // The library's own expiry check reads the machine's clock, so it is switched off.
    if (!solution || !(await verifySolution(solution, key, false))) return false
    const expiresAt = new Date(Number(extractParams(solution).expires) * 1000)
    return expiresAt > now() && useChallenge(db, solution.challenge, expiresAt)
  }
  return {
    challenge: async () => {
      const expires = new Date(now().getTime() + challengeLifetime)
      const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey: key, maxNumber, expires })
      return { algorithm, challenge, salt, signature, maxNumber }
    },
    accept: (solution, { recaptchaSiteKey }) =>
      recaptchaSiteKey !== null && recaptcha ? recaptcha(solution) : acceptWork(solution),
  }
}

function decode(text: string) {
  try {
    return solutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}
