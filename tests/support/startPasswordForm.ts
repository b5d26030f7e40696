import { createActor, fromCallback, fromPromise } from 'xstate'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import type { LinkAnswer, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'

/** A stub server's answer about a link; `offline` = none. */
type Said = LinkAnswer | 'offline'
export const usableLink = { type: 'usable', email: 'ada@demo.example' } as const

/** The flow of choosing the first password from a link, with a stub server. */
export function startPasswordForm(first: Said = usableLink) {
  let link: Said = first
  let answer: SavePasswordAnswer = { type: 'saved' }
  const machine = passwordFormMachine.provide({
    actors: {
      checkLink: fromPromise(async () => {
        if (link === 'offline') throw new Error('offline')
        return link
      }),
      savePassword: fromPromise(async () => answer),
      measureStrength: fromCallback(() => {}),
    },
    actions: { announceResetFailure: () => {} },
  })
  return {
    actor: createActor(machine, { input: { kind: 'activation', token: 'link token' } }).start(),
    nextLink: (next: Said) => {
      link = next
    },
    nextAnswer: (next: SavePasswordAnswer) => {
      answer = next
    },
  }
}
