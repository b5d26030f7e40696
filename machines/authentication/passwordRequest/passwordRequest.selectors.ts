import type { PasswordRequestSnapshot } from './passwordRequest.machine.ts'

/** The progress of the captcha, for its line of text. */
export type CaptchaStatus = 'checking' | 'checked' | 'checkFailed' | 'checkExpired'
const captchaStatuses = ['checkFailed', 'checkExpired', 'checked'] as const satisfies readonly CaptchaStatus[]

export const selectCaptchaStatus = (snapshot: PasswordRequestSnapshot): CaptchaStatus =>
  snapshot.hasTag('busy') ? 'checked' : (captchaStatuses.find((status) => snapshot.hasTag(status)) ?? 'checking')
export const selectCanRetryCaptcha = (snapshot: PasswordRequestSnapshot) => snapshot.can({ type: 'captcha.retry' })
export const selectCanSubmit = (snapshot: PasswordRequestSnapshot) => snapshot.can({ type: 'form.submit', email: '' })
export const selectIsBusy = (snapshot: PasswordRequestSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: PasswordRequestSnapshot) => snapshot.context.failure
/** The initial value of the form. */
export const selectEmail = (snapshot: PasswordRequestSnapshot) => snapshot.context.email
