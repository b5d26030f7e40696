/**
 * Forgotten password: an e-mail address and a proof of work, then a link by e-mail.
 *
 *   composing ─ captcha: loadingChallenge → solving → solved → expired      (failed from the first two)
 *       ↑ │     email:   invalid ⇄ valid
 *       │ ↓
 *      sending → sent (final)
 *
 * The address itself stays in the form: the machine only knows whether it is valid, and takes it along when sending.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import type { CaptchaChallenge } from '#contract/authentication.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { missingActor } from '../missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

/** `lifetime`: milliseconds until the server refuses the solution. */
export type CaptchaSolution = { readonly token: string; readonly lifetime: number }
export type PasswordRequest = { readonly email: string; readonly captchaToken: string }
export type PasswordRequestAnswer = { isSent: true } | { isSent: false; code: ProblemCode }

type PasswordRequestInput = {
  /** From the query string: the address typed at the login form, which the form is pre-filled with. */
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

// 2. Setup: every name the chart may use -------------------------------------

const passwordRequestSetup = setup({
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

// 3. States, one constant each ------------------------------------------------

const loadingChallenge = passwordRequestSetup.createStateConfig({
  description: 'The page asks the server for a small calculation to do.',
  tags: 'checking',
  entry: 'forgetSolution',
  invoke: {
    id: 'loadChallenge',
    src: 'loadChallenge',
    onDone: {
      target: 'solving',
      description: 'The calculation has arrived.',
      actions: { type: 'rememberChallenge', params: ({ event }) => ({ challenge: event.output }) },
    },
    onError: { target: 'failed', description: 'The server did not hand out a calculation.' },
  },
})

const solving = passwordRequestSetup.createStateConfig({
  description: 'The device does the calculation in the background; the person can type meanwhile.',
  tags: 'checking',
  invoke: {
    id: 'solveChallenge',
    src: 'solveChallenge',
    input: ({ context }) => ({ challenge: present(context.challenge) }),
    onDone: {
      target: 'solved',
      description: 'The calculation is done.',
      actions: { type: 'rememberSolution', params: ({ event }) => ({ solution: event.output }) },
    },
    onError: { target: 'failed', description: 'The device could not do the calculation.' },
  },
})

const solved = passwordRequestSetup.createStateConfig({
  description: 'The check has passed and can be used once, for a limited time.',
  tags: 'checked',
  after: {
    solutionLifetime: { target: 'expired', description: 'The check was left unused for too long.' },
  },
})

const failed = passwordRequestSetup.createStateConfig({
  description: 'The check did not work; the person can run it again.',
  tags: 'checkFailed',
  on: { 'captcha.retry': { target: 'loadingChallenge', description: 'The person runs the check again.' } },
})

const expired = passwordRequestSetup.createStateConfig({
  description: 'The check is too old to be accepted; typing again or asking for it runs a new one.',
  tags: 'checkExpired',
  on: {
    'captcha.retry': { target: 'loadingChallenge', description: 'The person runs the check again.' },
    'email.change': { target: 'loadingChallenge', description: 'The person is back: a new check starts by itself.' },
  },
})

const changeValidity = [
  {
    target: '.valid',
    guard: { type: 'isEmailValid', params: ({ event }: { event: { isValid: boolean } }) => event },
    description: 'The address typed is a valid one.',
  },
  { target: '.invalid', description: 'The address typed is not (or no longer) a valid one.' },
] as const

const composing = passwordRequestSetup.createStateConfig({
  description: 'The person types an e-mail address while the device proves that it is no robot.',
  meta: { specification: '§2 Forgot password' },
  type: 'parallel',
  on: {
    'form.submit': {
      target: 'sending',
      guard: 'isReadyToSend',
      description: 'The person asks for the link, with a valid address and a passed check.',
      actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
    },
  },
  states: {
    captcha: {
      description: 'The check against robots.',
      initial: 'loadingChallenge',
      states: { loadingChallenge, solving, solved, failed, expired },
    },
    email: {
      description: 'Whether the address typed is a valid one.',
      initial: 'invalid',
      on: { 'email.change': [...changeValidity] },
      states: {
        invalid: { description: 'There is no valid address yet: sending is not possible.' },
        valid: { description: 'There is a valid address.' },
      },
    },
  },
})

const sending = passwordRequestSetup.createStateConfig({
  description: 'The request is on its way to the server.',
  meta: { specification: '§7 POST /v1/users/password' },
  tags: 'busy',
  invoke: {
    id: 'requestPassword',
    src: 'requestPassword',
    input: ({ context, event }) => {
      assertEvent(event, 'form.submit')
      return { email: event.email, captchaToken: present(context.solution).token }
    },
    onDone: [
      {
        target: 'sent',
        guard: { type: 'isSent', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server took the request; it never says whether the address is known.',
      },
      {
        target: ['composing.captcha.loadingChallenge', 'composing.email.valid'],
        description: 'The server refused: the address stays, and a new check starts since a solution counts once.',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: ['composing.captcha.loadingChallenge', 'composing.email.valid'],
      description: 'The server could not be reached: the address stays and a new check starts.',
      actions: { type: 'rememberFailure', params: { answer: null } },
    },
  },
})

// 4. The chart -----------------------------------------------------------------

export const passwordRequestMachine = passwordRequestSetup.createMachine({
  id: 'passwordRequest',
  description: 'A person who forgot the password asks for a link to choose a new one.',
  context: ({ input }) => ({ ...input, challenge: null, solution: null, failure: null }),
  initial: 'composing',
  states: {
    composing,
    sending,
    sent: {
      type: 'final',
      description: 'The link is on its way if the account exists; the next page says so and names the address.',
      meta: { specification: '§2 /email-envoye' },
    },
  },
  output: ({ context }) => ({ email: present(context.email) }),
})

// 5. Types for callers, then helpers ------------------------------------------

export type PasswordRequestRef = ActorRefFrom<typeof passwordRequestMachine>
export type PasswordRequestSnapshot = SnapshotFrom<typeof passwordRequestMachine>

function present<T>(value: T | null): T {
  if (value === null) throw new Error('passwordRequest: value is set by the transition into this state')
  return value
}
