import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { fromPromise, waitFor } from 'xstate'
import type { BindingRef } from '#machines/parts/binding/binding.machine.ts'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import type { ActAnswer, ConfirmAnswer } from '#machines/parts/binding/binding.setup.ts'

export const rightPassword = 'Copropriete-1965!'

/** The password and the act over a server held in the hand: how it answers, and what it received. */
export function lastStepInHand<Act>() {
  const server = {
    confirms: (password: string): ConfirmAnswer | Error =>
      password === rightPassword
        ? { kind: 'confirmed', token: 'token' }
        : { kind: 'wrong', code: 'invalid_credentials', remainingTries: 4 },
    answer: { kind: 'sent', id: 'v1' } as ActAnswer | Error,
    received: [] as { act: Act; token: string }[],
  }
  const binding = bindingMachine.provide({
    actors: {
      confirmPassword: fromPromise<ConfirmAnswer, { password: string }>(async ({ input }) => {
        const answer = server.confirms(input.password)
        if (answer instanceof Error) throw answer
        return answer
      }),
    },
  })
  const sendAct = fromPromise<ActAnswer, { act: Act; token: string }>(async ({ input }) => {
    server.received.push(input)
    if (server.answer instanceof Error) throw server.answer
    return server.answer
  })
  return { actors: { binding, sendAct }, server }
}

type Asks<Flow extends AnyStateMachine> = {
  readonly selectBinding: (snapshot: SnapshotFrom<Flow>) => BindingRef | null
  readonly selectIsSending: (snapshot: SnapshotFrom<Flow>) => boolean
}

/** What a person does in the last step of a flow, until an answer is there. */
export function lastStepOf<Flow extends AnyStateMachine>(
  actor: Actor<Flow>,
  { selectBinding, selectIsSending }: Asks<Flow>,
) {
  const now = () => actor.getSnapshot()
  const bindingRef = (): BindingRef => {
    const ref = selectBinding(now())
    if (!ref) throw new Error('the password is asked for in the last step')
    return ref
  }
  const settled = () => waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  return {
    now,
    bindingRef,
    /** The password, and what comes of it. */
    async confirm(password = rightPassword) {
      bindingRef().send({ type: 'password.send', password })
      await settled()
    },
    async sendAgain() {
      bindingRef().send({ type: 'act.send' })
      await settled()
    },
  }
}
