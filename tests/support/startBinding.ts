import { fromPromise, waitFor } from 'xstate'
import type { BindingRef } from '#machines/parts/binding/binding.machine.ts'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import { selectIsBusy } from '#machines/parts/binding/binding.selectors.ts'
import type { Act, ConfirmAnswer, SendAnswer } from '#machines/parts/binding/binding.setup.ts'

export const rightPassword = 'Copropriete-1965!'

/** The password and the sending over a server held in the hand: how it answers, and what it received. */
export function bindingInHand() {
  const server = {
    confirms: (password: string): ConfirmAnswer | Error =>
      password === rightPassword
        ? { kind: 'confirmed', token: 'token' }
        : { kind: 'wrong', code: 'invalid_credentials', remainingTries: 4 },
    answer: { kind: 'sent', id: 'v1' } as SendAnswer | Error,
    received: [] as { act: Act; token: string }[],
  }
  const machine = bindingMachine.provide({
    actors: {
      confirmPassword: fromPromise<ConfirmAnswer, { password: string }>(async ({ input }) => {
        const answer = server.confirms(input.password)
        if (answer instanceof Error) throw answer
        return answer
      }),
      sendAct: fromPromise<SendAnswer, { act: Act; token: string }>(async ({ input }) => {
        server.received.push(input)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
    },
  })
  return { machine, server }
}

/** What a person does in the last step of a flow, until an answer is there. */
export function actOn(bindingRef: () => BindingRef) {
  const settled = (ref: BindingRef) => waitFor(ref, (snapshot) => !selectIsBusy(snapshot))
  return {
    /** The password, and what comes of it. */
    async confirm(password = rightPassword) {
      const ref = bindingRef()
      ref.send({ type: 'password.send', password })
      await settled(ref)
    },
    async sendAgain() {
      const ref = bindingRef()
      ref.send({ type: 'act.send' })
      await settled(ref)
    },
  }
}
