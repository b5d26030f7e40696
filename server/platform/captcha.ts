import type { CaptchaChallenge } from '#contract/authentication.ts'

/** Proof of work (ALTCHA), or reCAPTCHA where the offer has a key. */
export type Captcha = {
  readonly challenge: () => Promise<CaptchaChallenge>
  /** True once per solution: a second presentation of the same one is refused. */
  readonly accept: (solution: string) => Promise<boolean>
}
