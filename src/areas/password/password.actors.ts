import { fromPromise } from 'xstate'
import type { CaptchaChallenge } from '#contract/authentication.ts'
import { authenticationRoutes } from '#contract/authentication.ts'
import type { NewPassword, SavePasswordAnswer } from '#machines/passwordForm/passwordForm.setup.ts'
import type {
  CaptchaSolution,
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/passwordRequest/passwordRequest.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { openStrengthGauge } from '#src/forms/openStrengthGauge.ts'
import { strengthMeter } from '#src/forms/strengthMeter.ts'
import captchaWorker from './captcha.worker.ts?worker&url'

type OfferFacts = Pick<Offer, 'code' | 'clientId' | 'brandName'>
type Dependencies = { readonly api: Api; readonly offer: OfferFacts; readonly now: () => number }

/* The sign-in page sends none of what follows: the code that does is fetched when it is first needed. */

/** What the passwordRequest machine needs. */
export const passwordRequestActors = ({ api, offer, now }: Dependencies) => ({
  loadChallenge: fromPromise<CaptchaChallenge>(({ signal }) => api(authenticationRoutes.captcha, { signal })),
  solveChallenge: fromPromise<CaptchaSolution, { challenge: CaptchaChallenge }>(async ({ input, signal }) => {
    const [{ solveCaptcha }, { startWorker }] = await Promise.all([
      import('./solveCaptcha.ts'),
      import('#src/api/startWorker.ts'),
    ])
    return solveCaptcha({ challenge: input.challenge, startThread: () => startWorker(captchaWorker), now, signal })
  }),
  requestPassword: fromPromise<PasswordRequestAnswer, PasswordRequest>(async ({ input, signal }) => {
    const { requestPassword } = await import('./requestPassword.ts')
    return requestPassword(input, { api, offer, signal })
  }),
})

/** What the passwordForm machine needs. */
export const passwordFormActors = ({ api, offer }: Pick<Dependencies, 'api' | 'offer'>) => ({
  savePassword: fromPromise<SavePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const { savePassword } = await import('./savePassword.ts')
    return savePassword(input, { api, offer, signal })
  }),
  measureStrength: strengthMeter(openStrengthGauge([offer.brandName, offer.code])),
})
