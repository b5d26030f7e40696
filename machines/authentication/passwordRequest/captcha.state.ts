import { present } from '#machines/present.ts'
import { passwordRequestSetup } from './passwordRequest.setup.ts'

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

/** The check against robots, beside what the person types. */
export const captcha = passwordRequestSetup.createStateConfig({
  description: 'The check against robots.',
  initial: 'loadingChallenge',
  states: { loadingChallenge, solving, solved, failed, expired },
})
