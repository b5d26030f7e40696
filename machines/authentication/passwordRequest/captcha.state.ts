import { present } from '#machines/present.ts'
import { passwordRequestSetup } from './passwordRequest.setup.ts'

const loadingChallenge = passwordRequestSetup.createStateConfig({
  description: 'The page requests a challenge: a small calculation.',
  tags: 'checking',
  entry: 'forgetSolution',
  invoke: {
    id: 'loadChallenge',
    src: 'loadChallenge',
    onDone: {
      target: 'solving',
      description: 'The challenge has arrived.',
      actions: { type: 'rememberChallenge', params: ({ event }) => ({ challenge: event.output }) },
    },
    onError: { target: 'failed', description: 'The server sent no challenge.' },
  },
})

const solving = passwordRequestSetup.createStateConfig({
  description: 'The device solves the challenge in the background; the person can type meanwhile.',
  tags: 'checking',
  invoke: {
    id: 'solveChallenge',
    src: 'solveChallenge',
    input: ({ context }) => ({ challenge: present(context.challenge) }),
    onDone: {
      target: 'solved',
      description: 'The challenge is solved.',
      actions: { type: 'rememberSolution', params: ({ event }) => ({ solution: event.output }) },
    },
    onError: { target: 'failed', description: 'The device could not solve the challenge.' },
  },
})

const solved = passwordRequestSetup.createStateConfig({
  description: 'The check has passed and can be used once, for a limited time.',
  tags: 'checked',
  after: {
    solutionLifetime: { target: 'expired', description: 'The solution has expired unused.' },
  },
})

const failed = passwordRequestSetup.createStateConfig({
  description: 'The check failed; the person can run it again.',
  tags: 'checkFailed',
  on: { 'captcha.retry': { target: 'loadingChallenge', description: 'The person runs the check again.' } },
})

const expired = passwordRequestSetup.createStateConfig({
  description: 'The solution has expired; typing again or a press on the button runs a new check.',
  tags: 'checkExpired',
  on: {
    'captcha.retry': { target: 'loadingChallenge', description: 'The person runs the check again.' },
    'email.change': { target: 'loadingChallenge', description: 'The person is back: a new check starts by itself.' },
  },
})

/** The captcha, in parallel with the form. */
export const captcha = passwordRequestSetup.createStateConfig({
  description: 'The captcha.',
  initial: 'loadingChallenge',
  states: { loadingChallenge, solving, solved, failed, expired },
})
