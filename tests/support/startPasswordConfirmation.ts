import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { fromPromise, waitFor } from 'xstate'
import type { PasswordConfirmationRef } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ConfirmAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'

export const rightPassword = 'Copropriete-1965!'

/** The last step of a flow with a stub server: the test sets its answers and reads what it received. */
export function stubPasswordStep<Act>() {
  const server = {
    confirms: (password: string): ConfirmAnswer | Error =>
      password === rightPassword
        ? { kind: 'confirmed', token: 'token' }
        : { kind: 'wrong', code: 'invalid_credentials', remainingTries: 4 },
    answer: { kind: 'sent', id: 'v1' } as ActAnswer | Error,
    received: [] as { act: Act; token: string }[],
    /** Gives this answer while `act` runs, and the usual one afterwards. */
    async answerWith(answer: ActAnswer | Error, act: () => Promise<void>) {
      const usual = server.answer
      server.answer = answer
      await act()
      server.answer = usual
    },
  }
  const confirmation = passwordConfirmationMachine.provide({
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
  return { actors: { confirmation, sendAct }, server }
}

type Selectors<Flow extends AnyStateMachine> = {
  readonly selectConfirmation: (snapshot: SnapshotFrom<Flow>) => PasswordConfirmationRef | null
  readonly selectIsSending: (snapshot: SnapshotFrom<Flow>) => boolean
}

/** The actions of a person in the last step of a flow. Each waits for the outcome. */
export function passwordStepOf<Flow extends AnyStateMachine>(
  actor: Actor<Flow>,
  { selectConfirmation, selectIsSending }: Selectors<Flow>,
) {
  const now = () => actor.getSnapshot()
  const confirmationRef = (): PasswordConfirmationRef => {
    const ref = selectConfirmation(now())
    if (!ref) throw new Error('the flow is not in its last step')
    return ref
  }
  const settled = () => waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  return {
    now,
    confirmationRef,
    async confirm(password = rightPassword) {
      confirmationRef().send({ type: 'password.send', password })
      await settled()
    },
    async sendAgain() {
      confirmationRef().send({ type: 'act.send' })
      await settled()
    },
  }
}
