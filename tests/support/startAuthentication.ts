import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Activation } from '#contract/authentication/authentication.ts'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { selectIsBusy } from '#machines/authentication/authentication/authentication.selectors.ts'
import type { MailCheckOutcome } from '#machines/authentication/authentication/authentication.setup.ts'
import { authenticationInput } from '#machines/authentication/authentication/authenticationInput.ts'

export const email = 'ada@demo.example'
export const offline = () => Promise.reject(new Error('offline'))

type World = {
  checkMail?: () => Promise<MailCheckOutcome>
  signIn?: (credentials: { username: string; password: string }) => Promise<unknown>
  activate?: (activation: Activation) => Promise<unknown>
  signUp?: (input: { email: string }) => Promise<unknown>
}

/** The flow at an address, with only the responses that the test sets. */
export function startAuthentication(
  world: World = {},
  address: Parameters<typeof authenticationInput>[0] = { pathname: '/connexion', search: '' },
) {
  const announceWrongCombination = vi.fn()
  const addStep = vi.fn()
  const machine = authenticationMachine.provide({
    actions: { addStep: () => addStep(), announceWrongCombination: () => announceWrongCombination() },
    actors: {
      checkMail: fromPromise(world.checkMail ?? offline),
      signIn: fromPromise(({ input }) => (world.signIn ?? offline)(input)),
      activate: fromPromise(({ input }) => (world.activate ?? offline)(input)),
      signUp: fromPromise(({ input }) => (world.signUp ?? offline)(input)),
    },
  })
  const actor = createActor(machine, { input: authenticationInput(address) }).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  const submit = (password: string | null = null) => {
    actor.send({ type: 'login.submit', email, password })
    return settled()
  }
  return { actor, submit, settled, addStep, announceWrongCombination }
}

export const knownAccount = async (): Promise<MailCheckOutcome> => ({ next: 'LOGIN' })
