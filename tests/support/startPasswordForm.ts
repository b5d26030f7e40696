import { createActor, fromCallback, fromPromise } from 'xstate'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import type { SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'

/** The flow of choosing the first password, with a stub server. */
export function startPasswordForm() {
  let answer: SavePasswordAnswer = { type: 'saved' }
  const machine = passwordFormMachine.provide({
    actors: {
      savePassword: fromPromise(async () => answer),
      measureStrength: fromCallback(() => {}),
    },
    actions: { announceResetFailure: () => {} },
  })
  return {
    actor: createActor(machine, { input: { kind: 'activation', token: 'link token' } }).start(),
    nextAnswer: (next: SavePasswordAnswer) => {
      answer = next
    },
  }
}
