import * as z from 'zod/mini'
import { email } from '#contract/emails.ts'
import { offerCode } from '#contract/offers.ts'
import { route } from '#contract/route.ts'
import { opaqueText, requiredText } from '#contract/text.ts'
import { newPassword } from './passwords.ts'

const clientId = opaqueText(100)
const linkToken = opaqueText(512)

/** The form that activates an account announced by letter (specification §3, activation payload). */
export const activation = z.strictObject({
  email,
  customerReferenceNumber: requiredText(30),
  zipCode: requiredText(12),
})
export type Activation = z.output<typeof activation>

/** Links sent by e-mail are 32 random bytes, used once, valid this long (milliseconds). */
export const linkLifetime = { activation: 7 * 24 * 3_600_000, reset: 3_600_000, unlock: 24 * 3_600_000 } as const
/** Lock after this many failed sign-ins, for this long in milliseconds (specification §9). */
export const signInLock = { tries: 5, duration: 24 * 3_600_000 } as const

export const captchaChallenge = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxNumber: z.int(),
  salt: z.string(),
  signature: z.string(),
})
export type CaptchaChallenge = z.output<typeof captchaChallenge>

export const authenticationRoutes = {
  mailCheck: route({
    method: 'post',
    path: '/v1/users/mail_check',
    access: 'public',
    summary:
      'The next step for an e-mail address: 202 activation link sent, 404 unknown, 401 password required, 403 other offer',
    body: z.strictObject({ user: z.strictObject({ email }), clientId }),
    status: 202,
    answer: z.undefined(),
    refusals: ['unknown_account', 'password_required', 'wrong_offer', 'invalid_client'],
  }),
  signUp: route({
    method: 'post',
    path: '/v1/users/sign_up',
    access: 'public',
    summary: 'Sends the activation link again to an invited person who has no password yet',
    body: z.strictObject({ user: z.strictObject({ email, sergicOffer: offerCode }), clientId }),
    status: 201,
    answer: z.undefined(),
    refusals: ['invalid_client'],
  }),
  registration: route({
    method: 'post',
    path: '/v1/users/registration',
    access: 'public',
    summary: 'Activates an account from its customer reference number and postal code',
    body: z.strictObject({ user: activation, clientId }),
    status: 201,
    answer: z.undefined(),
    refusals: ['unknown_account', 'wrong_offer', 'invalid_client'],
  }),
  captcha: route({
    method: 'get',
    path: '/v1/captcha',
    access: 'public',
    summary: 'A proof-of-work challenge; its solution is the recaptcha_token of a forgotten-password request',
    status: 200,
    answer: captchaChallenge,
    refusals: [],
  }),
  requestPassword: route({
    method: 'post',
    path: '/v1/users/password',
    access: 'public',
    summary: 'Sends a reset link; the answer is the same for known and unknown addresses',
    body: z.strictObject({
      user: z.strictObject({ email, sergicOffer: offerCode }),
      recaptchaToken: opaqueText(4_096),
      clientId,
    }),
    status: 204,
    answer: z.undefined(),
    refusals: ['captcha_refused', 'invalid_client'],
  }),
  passwordLink: route({
    method: 'post',
    path: '/v1/users/password_links',
    access: 'public',
    summary: 'The address whose password an activation or reset link sets; the link stays unused',
    body: z.strictObject({
      link: z.strictObject({ kind: z.enum(['activation', 'reset']), token: linkToken }),
      clientId,
    }),
    status: 200,
    answer: z.object({ email: z.string() }),
    refusals: ['expired_link', 'wrong_offer', 'invalid_client'],
  }),
  resetPassword: route({
    method: 'post',
    path: '/v1/users/reset',
    access: 'public',
    summary: 'Sets a new password from a reset link and ends every other session',
    body: z.strictObject({
      user: z.strictObject({ email: z.optional(email), password: newPassword, sergicOffer: offerCode }),
      resetPasswordToken: linkToken,
      clientId,
    }),
    status: 204,
    answer: z.undefined(),
    refusals: ['expired_link', 'wrong_offer', 'invalid_client'],
  }),
  setPassword: route({
    method: 'post',
    path: '/v1/users/set_password',
    access: 'public',
    summary: 'Sets the first password from an activation link',
    body: z.strictObject({
      user: z.strictObject({ email: z.optional(email), password: newPassword }),
      invitationToken: linkToken,
      clientId,
    }),
    status: 204,
    answer: z.undefined(),
    refusals: ['expired_link', 'wrong_offer', 'invalid_client'],
  }),
  unlock: route({
    method: 'post',
    path: '/v1/users/unlock',
    access: 'public',
    summary: 'Opens a locked account from the one-time link that its owner received',
    body: z.strictObject({ unlockToken: linkToken, clientId }),
    status: 204,
    answer: z.undefined(),
    refusals: ['expired_link', 'invalid_client'],
  }),
}
