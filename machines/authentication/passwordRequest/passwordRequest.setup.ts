import { assign, fromPromise, setup, stateIn } from 'xstate'
import type { CaptchaChallenge } from '#contract/authentication/authentication.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { missingActor } from '#machines/missingActor.ts'

/** `lifetime`: milliseconds until the server refuses the solution. */
export type CaptchaSolution = { readonly token: string; readonly lifetime: number }
export type PasswordRequest = { readonly email: string; readonly captchaToken: string }
export type PasswordRequestAnswer = { isSent: true } | { isSent: false; code: ProblemCode }

type PasswordRequestInput = {
  /** The address typed in the login form, from the query string; the form starts with it. */
  readonly email: string | null
}

type PasswordRequestContext = PasswordRequestInput & {
  readonly challenge: CaptchaChallenge | null
  readonly solution: CaptchaSolution | null
  /** Why the last attempt failed; the form shows it until the next one. */
  readonly failure: ProblemCode | null
}

type PasswordRequestEvent =
  | { type: 'email.change'; isValid: boolean }
  | { type: 'captcha.retry' }
  | { type: 'form.submit'; email: string }

type PasswordRequestTag = 'busy' | 'checking' | 'checked' | 'checkFailed' | 'checkExpired'

/** Every name the passwordRequest chart may use. */
export const passwordRequestSetup = setup({
  types: {
    context: {} as PasswordRequestContext,
    events: {} as PasswordRequestEvent,
    input: {} as PasswordRequestInput,
    output: {} as { email: string },
    tags: {} as PasswordRequestTag,
    meta: {} as { specification: string },
  },
  actors: {
    loadChallenge: fromPromise<CaptchaChallenge>(missingActor('loadChallenge')),
    solveChallenge: fromPromise<CaptchaSolution, { challenge: CaptchaChallenge }>(missingActor('solveChallenge')),
    requestPassword: fromPromise<PasswordRequestAnswer, PasswordRequest>(missingActor('requestPassword')),
  },
  guards: {
    isEmailValid: (_, params: { isValid: boolean }) => params.isValid,
    isReadyToSend: stateIn({ composing: { captcha: 'solved', email: 'valid' } }),
    isSent: (_, params: { answer: PasswordRequestAnswer }) => params.answer.isSent,
  },
  delays: {
    solutionLifetime: ({ context }) => context.solution?.lifetime ?? 0,
  },
  actions: {
    rememberChallenge: assign({ challenge: (_, params: { challenge: CaptchaChallenge }) => params.challenge }),
    rememberSolution: assign({ solution: (_, params: { solution: CaptchaSolution }) => params.solution }),
    forgetSolution: assign({ challenge: null, solution: null }),
    rememberEmail: assign({ email: (_, params: { email: string }) => params.email, failure: null }),
    rememberFailure: assign({
      failure: (_, params: { answer: PasswordRequestAnswer | null }) =>
        params.answer && !params.answer.isSent ? params.answer.code : 'unexpected',
    }),
  },
})
