import { fromPromise } from 'xstate'
import type { CaptchaChallenge } from '#contract/authentication.ts'
import { authenticationRoutes } from '#contract/authentication.ts'
import type { ProblemError } from '#contract/problems.ts'
import type { NewPassword, SavePasswordAnswer } from '#machines/passwordForm/passwordForm.setup.ts'
import type {
  CaptchaSolution,
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/passwordRequest/passwordRequest.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { startWorker } from '#src/api/startWorker.ts'
import strengthWorker from '#src/forms/strength.worker.ts?worker&url'
import { strengthMeter } from '#src/forms/strengthMeter.ts'
import captchaWorker from './captcha.worker.ts?worker&url'
import { passwordRequestDraft } from './passwordRequestForm.ts'

type OfferFacts = Pick<Offer, 'code' | 'clientId' | 'brandName'>
type Dependencies = { readonly api: Api; readonly offer: OfferFacts; readonly now: () => number }

/** What the passwordRequest machine needs. */
export const passwordRequestActors = ({ api, offer, now }: Dependencies) => ({
  loadChallenge: fromPromise<CaptchaChallenge>(({ signal }) => api(authenticationRoutes.captcha, { signal })),
  /** Fetched with the first challenge: the sign-in page never solves one. */
  solveChallenge: fromPromise<CaptchaSolution, { challenge: CaptchaChallenge }>(async ({ input, signal }) => {
    const { solveCaptcha } = await import('./solveCaptcha.ts')
    return solveCaptcha({ challenge: input.challenge, startThread: () => startWorker(captchaWorker), now, signal })
  }),
  requestPassword: fromPromise<PasswordRequestAnswer, PasswordRequest>(async ({ input, signal }) => {
    const user = { email: input.email, sergicOffer: offer.code }
    const body = { user, recaptchaToken: input.captchaToken, clientId: offer.clientId }
    try {
      await api(authenticationRoutes.requestPassword, { body, signal })
      passwordRequestDraft.clear()
      return { isSent: true }
    } catch (error) {
      return { isSent: false, code: refusalOf(error).code }
    }
  }),
})

/** What the passwordForm machine needs. */
export const passwordFormActors = ({ api, offer }: Pick<Dependencies, 'api' | 'offer'>) => ({
  savePassword: fromPromise<SavePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const { code: sergicOffer, clientId } = offer
    const { kind, token, password } = input
    try {
      if (kind === 'activation') {
        const body = { user: { password }, invitationToken: token, clientId }
        await api(authenticationRoutes.setPassword, { body, signal })
      } else {
        const body = { user: { password, sergicOffer }, resetPasswordToken: token, clientId }
        await api(authenticationRoutes.resetPassword, { body, signal })
      }
      return { type: 'saved' }
    } catch (error) {
      const { code, allowedOffer } = refusalOf(error)
      if (code === 'expired_link') return { type: 'expired' }
      if (code === 'wrong_offer' && allowedOffer) return { type: 'wrongOffer', allowedOffer }
      return { type: 'failed' }
    }
  }),
  measureStrength: strengthMeter(() => startWorker(strengthWorker), [offer.brandName, offer.code]),
})

/** Why the server said no; anything that is no answer at all (a broken program) is not ours to explain. */
function refusalOf(error: unknown): Pick<ProblemError, 'code' | 'allowedOffer'> {
  if (!(error instanceof ApiError)) throw error
  return error.first ?? { code: error.status === 0 ? 'unavailable' : 'unexpected' }
}
