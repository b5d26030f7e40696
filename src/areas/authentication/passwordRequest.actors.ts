import { fromPromise } from 'xstate'
import type { CaptchaChallenge } from '#contract/authentication/authentication.ts'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type {
  CaptchaSolution,
  PasswordRequest,
  PasswordRequestAnswer,
} from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import captchaWorker from './captcha.worker.ts?worker&url'

type Dependencies = {
  readonly api: Api
  readonly offer: Pick<Offer, 'code' | 'clientId' | 'brandName'>
  readonly now: () => number
}

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
