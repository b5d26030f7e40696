import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type { PasswordRequestAnswer } from '#machines/authentication/passwordRequest/passwordRequest.setup.ts'

const challenge = { algorithm: 'SHA-256', challenge: 'c0ffee', maxNumber: 10, salt: 'salt', signature: 'signed' }
const lifetime = 60_000

/** The flow of a forgotten password with a stub server; the test controls its clock and network. */
export function startPasswordRequest() {
  const clock = new SimulatedClock()
  let isDown = false
  const machine = passwordRequestMachine.provide({
    actors: {
      loadChallenge: fromPromise(async () => challenge),
      solveChallenge: fromPromise(async () => ({ token: 'solution', lifetime })),
      requestPassword: fromPromise(
        async (): Promise<PasswordRequestAnswer> =>
          isDown ? { isSent: false, code: 'unavailable' } : { isSent: true },
      ),
    },
  })
  return {
    actor: createActor(machine, { clock, input: { email: null } }).start(),
    letTheCheckExpire: () => clock.increment(lifetime),
    setNetwork: (state: 'up' | 'down') => {
      isDown = state === 'down'
    },
  }
}
